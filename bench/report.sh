#!/usr/bin/env bash
# Reports a run of 100,000 cases in every format with the command as a user runs it, in a heap of 512 MB, and prints
# seconds, processor time, peak memory (the process's own high-water mark) and the size of what was written.
#
# Usage: bench/report.sh [CASES]      default: 100000
set -euo pipefail
cd "$(dirname "$0")/.."
cases=${1:-100000}

./assize judges >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpeedCases reference-coverage "$cases" >"$work/cases.jsonl"
./assize judge reference-coverage "$work/cases.jsonl" -o "$work/results.jsonl" -q || [ $? -eq 3 ]

printf '%s cases of reference-coverage, results of %s MB, %s processors, heap of 512 MB\n' \
  "$cases" "$(($(stat -c %s "$work/results.jsonl") / 1048576))" "$(getconf _NPROCESSORS_ONLN)"
printf '%8s %9s %9s %9s %12s\n' format seconds 'CPU s' 'peak MB' 'written MB'
for format in html md junit csv json; do
  start=$(date +%s.%N)
  ASSIZE_JAVA_OPTIONS=-Xmx512m ./assize report "$work/results.jsonl" --cases "$work/cases.jsonl" \
    --format "$format" -o "$work/report" &
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
  wait "$pid"
  end=$(date +%s.%N)
  awk -v f="$format" -v s="$start" -v e="$end" -v c="$cpu" -v hz="$(getconf CLK_TCK)" -v p="$peak" \
    -v w="$(stat -c %s "$work/report")" 'BEGIN {
    printf "%8s %9.1f %9.1f %9.0f %12.1f\n", f, e - s, c / hz, p / 1024, w / 1048576 }'
done
