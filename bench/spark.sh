#!/usr/bin/env bash
# Judges the same cases with the command and on Spark, on two processors of this machine, and prints processor
# time, the overhead of Spark beyond its start, and peak memory in a heap of 1 GB: how cost grows from size to size, and whether
# memory does not. Checks that the lines are the same, byte for byte.
#
# Usage: [JUDGE=reference-coverage] bench/spark.sh [CASES…]      default: 100000 1000000
# Processor time is what is compared, so that a machine that does other things at the same time does not matter much.
set -euo pipefail
cd "$(dirname "$0")/.."
sizes=("$@")
[ ${#sizes[@]} -gt 0 ] || sizes=(100000 1000000)
judge=${JUDGE:-reference-coverage}

unset SPARK_HOME
./assize judges >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mvn -B -ntp -q -Dfast -pl bench -am -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
make() { java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpeedCases "$judge" "$1"; }
make 1 >"$work/one.jsonl"
./assize spark judge "$judge" "$work/one.jsonl" -o "$work/one" -q --master 'local[2]'

# Sets seconds, cpu and peak of a command that judges.
measure() {
  local pid now ticks start code=0
  start=$(date +%s.%N)
  ASSIZE_JAVA_OPTIONS=-Xmx1g "$@" &
  pid=$!
  peak=0
  ticks=0
  while kill -0 "$pid" 2>/dev/null; do
    now=$(awk '/^VmHWM/ { print $2 }' "/proc/$pid/status" 2>/dev/null || true)
    peak=${now:-$peak}
    now=$(awk '{ print $14 + $15 }' "/proc/$pid/stat" 2>/dev/null || true)
    ticks=${now:-$ticks}
    sleep 0.05
  done
  wait "$pid" || code=$?
  [ "$code" -eq 0 ] || [ "$code" -eq 3 ] || { echo "$* ended with $code" >&2; exit 1; }
  seconds=$(awk -v s="$start" -v e="$(date +%s.%N)" 'BEGIN { print e - s }')
  cpu=$(awk -v t="$ticks" -v hz="$(getconf CLK_TCK)" 'BEGIN { print t / hz }')
}

printf '%10s  %-8s %9s %9s %14s %9s\n' cases '' seconds 'CPU s' 'ms CPU/case' 'peak MB'
row() { awk -v n="$1" -v w="$2" -v s="$seconds" -v c="$cpu" -v p="$peak" 'BEGIN { printf "%10d  %-8s %9.1f %9.1f %14.3f %9.0f\n", n, w, s, c, 1000 * c / n, p / 1024 }'; }

measure ./assize judge "$judge" "$work/one.jsonl" -o "$work/out.jsonl" -q --jobs 2
row 1 assize
start_command=$cpu
measure ./assize spark judge "$judge" "$work/one.jsonl" -o "$work/out" -q --replace --master 'local[2]'
row 1 spark
start_spark=$cpu
before=
for size in "${sizes[@]}"; do
  make "$size" >"$work/cases.jsonl"
  measure ./assize judge "$judge" "$work/cases.jsonl" -o "$work/out.jsonl" -q --jobs 2
  row "$size" assize
  command=$cpu
  rm -rf "$work/out"
  measure ./assize spark judge "$judge" "$work/cases.jsonl" -o "$work/out" -q --master 'local[2]'
  row "$size" spark
  cat "$work"/out/part-*.jsonl | cmp - "$work/out.jsonl" || { echo 'the lines differ' >&2; exit 1; }
  awk -v n="$size" -v a="$command" -v b="$start_command" -v c="$cpu" -v d="$start_spark" 'BEGIN {
    printf "%10d  Spark takes %.1f %% more processor time beyond its start (%.1f s against %.1f s); the lines are the same\n",
      n, 100 * ((c - d) / (a - b) - 1), c - d, a - b }'
  if [ -n "$before" ]; then
    echo "$before $size $(awk -v c="$cpu" -v d="$start_spark" 'BEGIN { print c - d }') $peak" | awk '{
      printf "%10d  growth on Spark: %.1f times the cases, %.2f times the processor time beyond its start, %.2f times the memory\n",
        $4, $4 / $1, $5 / $2, $6 / $3 }'
  fi
  before="$size $(awk -v c="$cpu" -v d="$start_spark" 'BEGIN { print c - d }') $peak"
done
