#!/usr/bin/env bash
# Judges 1k, 100k and 1M cases with the command as a user runs it, in a heap of 512 MB, and prints cases per second,
# processor time and peak memory. Time should grow in step with the cases, memory not at all.
#
# Usage: bench/end-to-end.sh [JUDGE] [CASES…]      default: reference-coverage 1000 100000 1000000
# Cases of reference-coverage are made for this; those of other judges are its examples, over and over.
set -euo pipefail
cd "$(dirname "$0")/.."
judge=${1:-reference-coverage}
shift || true
sizes=("$@")
[ ${#sizes[@]} -gt 0 ] || sizes=(1000 100000 1000000)

./assize judges >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "$judge" = reference-coverage ]; then
  mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
  make() { java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpeedCases reference-coverage "$1"; }
else
  make() { awk -v n="$1" '{ line[NR] = $0 } END { for (i = 0; i < n; i++) print line[i % NR + 1] }' "examples/$judge.jsonl"; }
fi

printf '%s, %s processors, heap of 512 MB\n' "$judge" "$(getconf _NPROCESSORS_ONLN)"
printf '%10s %9s %10s %9s %14s %12s\n' cases seconds cases/s 'CPU s' 'ms CPU/case' 'peak MB'
for size in "${sizes[@]}"; do
  make "$size" >"$work/cases.jsonl"
  start=$(date +%s.%N)
  ASSIZE_JAVA_OPTIONS=-Xmx512m ./assize judge "$judge" "$work/cases.jsonl" -o "$work/results.jsonl" -q &
  pid=$!
  peak=0
  cpu=0
  while [ -r "/proc/$pid/status" ]; do
    now=$(awk '/^VmHWM/ { print $2 }' "/proc/$pid/status" 2>/dev/null || true)
    ticks=$(awk '{ print $14 + $15 }' "/proc/$pid/stat" 2>/dev/null || true)
    peak=${now:-$peak}
    cpu=${ticks:-$cpu}
    sleep 0.05
    kill -0 "$pid" 2>/dev/null || break
  done
  wait "$pid" || { code=$?; [ "$code" -eq 3 ] || { echo "the run failed with exit code $code" >&2; exit 1; }; }
  end=$(date +%s.%N)
  results=$(wc -l <"$work/results.jsonl")
  [ "$results" -eq "$size" ] || { echo "$results results for $size cases" >&2; exit 1; }
  awk -v n="$size" -v s="$start" -v e="$end" -v c="$cpu" -v hz="$(getconf CLK_TCK)" -v p="$peak" 'BEGIN {
    printf "%10d %9.1f %10.0f %9.1f %14.3f %12.0f\n", n, e - s, n / (e - s), c / hz, 1000 * c / hz / n, p / 1024 }'
  rm -f "$work/results.jsonl"
done
