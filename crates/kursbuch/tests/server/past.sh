#!/bin/sh
# A PostgreSQL that archives what it writes, and the way back to a moment, as deploy/README.md describes it. All of it in one
# folder, reachable by a socket there.
#   past.sh start|backup|now|restore MOMENT|sql STATEMENT|stop, with FOLDER in the environment
set -eu
cd /

initdb=$(command -v initdb || find /usr/lib/postgresql -name initdb | sort -V | tail -n 1)
programs=$(dirname "$(readlink -f "$initdb")")
archive=$FOLDER/archive

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    owner=$(id -u postgres 2>/dev/null || id -u nobody)
    with() { program=$1; shift; setpriv --reuid="$owner" --clear-groups "$programs/$program" "$@"; }
    chown "$owner" "$FOLDER"
else
    with() { program=$1; shift; "$programs/$program" "$@"; }
fi
settings() { cat >>"$FOLDER/$1/postgresql.auto.conf"; }
begin() { with pg_ctl start --silent --wait --pgdata "$FOLDER/$1" --log "$FOLDER/log" --options "-c listen_addresses= -k $FOLDER"; }
say() { with psql --quiet --no-align --tuples-only --username kursbuch --host "$FOLDER" --dbname "$1" --command "$2"; }

case $1 in
start)
    with initdb --auth=trust --username=kursbuch --encoding=UTF8 --locale=C --no-sync --pgdata "$FOLDER/data" >/dev/null
    settings data <<END
archive_mode = on
archive_command = 'test ! -f $archive/%f && cp %p $archive/%f'
END
    mkdir "$archive"
    [ "$(id -u)" != 0 ] || chown "$owner" "$archive"
    begin data
    with createdb --username kursbuch --host "$FOLDER" kursbuch
    ;;
backup)
    with pg_basebackup --checkpoint=fast --no-sync --username kursbuch --host "$FOLDER" --pgdata "$FOLDER/base"
    ;;
now)
    say postgres 'SELECT clock_timestamp()'
    ;;
sql)
    say kursbuch "$2"
    ;;
restore)
    # What was written last is in a file that is not full yet.
    say postgres 'SELECT pg_switch_wal()' >/dev/null
    with pg_ctl stop --silent --mode=fast --pgdata "$FOLDER/data"
    mv "$FOLDER/base" "$FOLDER/restored"
    settings restored <<END
restore_command = 'cp $archive/%f %p'
recovery_target_time = '$2'
recovery_target_action = 'promote'
END
    : >"$FOLDER/restored/recovery.signal"
    [ "$(id -u)" != 0 ] || chown "$owner" "$FOLDER/restored/recovery.signal"
    begin restored
    until [ "$(say postgres 'SELECT pg_is_in_recovery()')" = f ]; do sleep 0.1; done
    ;;
stop)
    for data in "$FOLDER/data" "$FOLDER/restored"; do
        [ ! -f "$data/postmaster.pid" ] || with pg_ctl stop --silent --mode=immediate --pgdata "$data"
    done
    ;;
esac
