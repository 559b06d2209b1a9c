#!/bin/sh
# Self-play as an array job of Slurm: each task plays its part of the seeds into a folder of its own.
#
#   sbatch --array=0-15 slurm.sh
#   python -m kursbuch.lab merge games part-*        # when all have ended
#
# A task that was broken off goes on where it was when it is started again.
#SBATCH --job-name=kursbuch
#SBATCH --cpus-per-task=8
#SBATCH --time=04:00:00
#SBATCH --requeue
exec python -m kursbuch.lab selfplay "part-$SLURM_ARRAY_TASK_ID" \
    --profile 1844-2e --players 4 --bots planner,greedy --games 100000 \
    --array "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --workers "$SLURM_CPUS_PER_TASK"
