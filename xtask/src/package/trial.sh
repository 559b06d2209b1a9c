#!/bin/sh
# The life of the package, inside a new Debian with its own systemd and without a network. /trial holds the package twice,
# as two versions, and a database of version 0.1. Stops at the first thing that is not as it has to be.
set -eu

base=http://127.0.0.1:1844
export DEBIAN_FRONTEND=noninteractive
# No bars of progress.
echo "Dpkg::Use-Pty \"0\";" >/etc/apt/apt.conf.d/90trial

fail() {
    echo "FAILED: $*"
    systemctl status --no-pager --full kursbuch.service || true
    journalctl --no-pager --unit kursbuch.service | tail -n 20 || true
    exit 1
}
check() {
    what=$1
    shift
    "$@" >/dev/null 2>&1 || fail "$what"
    echo "ok: $what"
}
is() {
    [ "$2" = "$3" ] || fail "$1: $2, not $3"
    echo "ok: $1"
}
millis() {
    echo $(($(date +%s%N) / 1000000))
}
answers() {
    for _ in $(seq 400); do
        curl --fail --silent --output /dev/null "$base/healthz" && return
        sleep 0.05
    done
    fail "the server does not answer within 20 seconds"
}
# JSON, with the cookie of whoever is in this jar.
ask() {
    path=$1
    jar=$2
    shift 2
    curl --fail-with-body --silent --show-error --cookie "$jar" --cookie-jar "$jar" \
        --header 'content-type: application/json' "$@" "$base$path"
}
# The first action that a seat is offered, at a table whose deciding seat is this person's.
play() {
    table=$1
    jar=$2
    version=$(ask "/api/tables/$table" "$jar" | jq .version)
    action=$(ask "/api/tables/$table/state?seat=0" "$jar" | jq --compact-output '.choices[0].action')
    ask "/api/tables/$table/actions" "$jar" --data "{\"seat\": 0, \"version\": $version, \"action\": $action}"
}

echo "-- install"
began=$(millis)
apt-get install --yes --quiet /trial/kursbuch_1.deb
installed=$(millis)
answers
answering=$(millis)
ask /api/guests anna --data '{"name": "Anna"}' >/dev/null
bot='{"is": "bot", "bot": {"level": "greedy"}}'
table=$(ask /api/tables anna --data \
    "{\"profile\": \"1844-2e\", \"start\": true, \"order\": \"fixed\", \"seats\": [{\"is\": \"me\"}, $bot, $bot]}" | jq --raw-output .id)
play "$table" anna >/dev/null
played=$(millis)
echo "TIME: apt-get install $((installed - began)) ms, until the server answers $((answering - began)) ms," \
    "until a move is played $((played - began)) ms"

process=$(systemctl show --property MainPID --value kursbuch.service)
is "the server runs as its own user" "$(stat --format %U "/proc/$process")" kursbuch
is "the data folder belongs to it alone" "$(stat --format '%U:%G %a' /var/lib/kursbuch)" "kursbuch:kursbuch 700"
is "the database can be read by it alone" "$(stat --format '%U %a' /var/lib/kursbuch/kursbuch.db)" "kursbuch 600"
is "the settings cannot be read by others" "$(stat --format '%U:%G %a' /etc/kursbuch.env)" "root:kursbuch 640"
check "the service starts with the machine" systemctl is-enabled --quiet kursbuch.service
check "the client is in it" sh -c "curl --fail --silent $base/ | grep -q '/web-[0-9a-f]*\.js'"
check "licences, bill of materials and documentation are there" \
    test -s /usr/share/doc/kursbuch/licences -a -s /usr/share/doc/kursbuch/sbom.cdx.json -a -s /usr/share/doc/kursbuch/README.md
is "the log has no warnings" "$(journalctl --quiet --unit kursbuch.service | grep -c '"level":"\(WARN\|ERROR\)"')" 0

echo "-- backup while it runs"
check "a backup" kursbuch backup --database sqlite:/var/lib/kursbuch/kursbuch.db /var/tmp/kursbuch.backup
check "it can be restored" kursbuch restore --database sqlite:/var/tmp/restored.db /var/tmp/kursbuch.backup
check "and is sound" kursbuch doctor --database sqlite:/var/tmp/restored.db

echo "-- upgrade, over a database of version 0.1 and changed settings"
systemctl stop kursbuch.service
rm /var/lib/kursbuch/kursbuch.db*
install --owner kursbuch --group kursbuch --mode 0600 /trial/kursbuch-0.1.db /var/lib/kursbuch/kursbuch.db
echo KURSBUCH_IDLE_MINUTES=7 >>/etc/kursbuch.env
began=$(millis)
apt-get install --yes --quiet --option Dpkg::Options::=--force-confold /trial/kursbuch_2.deb
answers
echo "TIME: upgrade until the server answers $(($(millis) - began)) ms"
check "the settings are as they were" grep -q '^KURSBUCH_IDLE_MINUTES=7$' /etc/kursbuch.env
ask /api/session anna --data '{"name": "Anna", "password": "correct horse battery"}' >/dev/null
for table in $(jq --raw-output '.[].id' /trial/kursbuch-0.1.json); do
    expected=$(jq --raw-output ".[] | select(.id == \"$table\") | .digest" /trial/kursbuch-0.1.json)
    found=$(ask "/api/tables/$table/state?seat=0" anna | jq --raw-output .digest)
    is "table $table stands where it stood" "$found" "$expected"
    play "$table" anna >/dev/null
    echo "ok: and goes on"
done
process=$(systemctl show --property MainPID --value kursbuch.service)
check "a restart of the service" systemctl restart kursbuch.service
answers
[ "$process" != "$(systemctl show --property MainPID --value kursbuch.service)" ] || fail "the same process after a restart"
check "the whole store is sound" kursbuch doctor --database sqlite:/var/lib/kursbuch/kursbuch.db

echo "-- remove"
check "removed" apt-get remove --yes --quiet kursbuch
check "nothing answers" sh -c "! curl --silent $base/healthz"
check "binary and unit are gone" sh -c '! test -e /usr/bin/kursbuch -o -e /usr/lib/systemd/system/kursbuch.service'
check "settings and games stay" test -s /etc/kursbuch.env -a -s /var/lib/kursbuch/kursbuch.db
check "purged" apt-get purge --yes --quiet kursbuch
check "the settings are gone" test ! -e /etc/kursbuch.env
check "the games stay" test -s /var/lib/kursbuch/kursbuch.db

echo "-- and again"
check "installed anew" apt-get install --yes --quiet /trial/kursbuch_2.deb
answers
ask /api/session anna --data '{"name": "Anna", "password": "correct horse battery"}' >/dev/null
check "with the games of before" ask "/api/tables/$table" anna
echo "PASSED"
