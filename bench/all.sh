#!/usr/bin/env bash
# Measures the command as a user runs it, cold and with default settings, and writes the part "Speed and memory" of
# docs/measured.md anew: start-up, the four judges, memory from 1,000 to 1,000,000 cases, and calls of models. Every row has
# its processor time and its peak memory; the part says its date, commit and machine. Takes about half an hour on two
# processors; nothing else should run meanwhile.
#
# Usage: bench/all.sh [CASES]     default: 20000 for each judge; smaller for a trial, and then the memory table stops there too
#        bench/all.sh --print     prints the part instead of writing it
set -euo pipefail
cd "$(dirname "$0")/.."
page=docs/measured.md
print=
if [ "${1:-}" = --print ]; then
  print=yes
  shift
fi
cases=${1:-20000}

./assize judges >/dev/null
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
part=$work/part.md
hertz=$(getconf CLK_TCK)

# Runs a command and sets seconds, cpu (user and system) and peak (MB).
measure() {
  local start end pid now ticks
  start=$(date +%s.%N)
  "$@" >/dev/null 2>"$work/err" &
  pid=$!
  peak=0
  ticks=0
  while kill -0 "$pid" 2>/dev/null; do
    now=$(awk '/^VmHWM/ { print $2 }' "/proc/$pid/status" 2>/dev/null || true)
    peak=${now:-$peak}
    now=$(awk '{ print $14 + $15 }' "/proc/$pid/stat" 2>/dev/null || true)
    ticks=${now:-$ticks}
    sleep 0.02
  done
  code=0
  wait "$pid" || code=$?
  end=$(date +%s.%N)
  if [ "$code" -ne 0 ] && [ "$code" -ne 3 ]; then
    cat "$work/err" >&2
    echo "failed with exit code $code: $*" >&2
    exit 1
  fi
  seconds=$(awk -v s="$start" -v e="$end" 'BEGIN { printf "%.2f", e - s }')
  cpu=$(awk -v t="$ticks" -v h="$hertz" 'BEGIN { printf "%.2f", t / h }')
  peak=$((peak / 1024))
}

# The row of the median by seconds among some runs of a command.
median() {
  local runs=$1
  shift
  for ((run = 0; run < runs; run++)); do
    measure "$@"
    echo "$seconds $cpu $peak"
  done | sort -n | sed -n "$((runs / 2 + 1))p"
}

cover() { java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.CoverageCases "$1"; }
repeat() { awk -v n="$2" '{ line[NR] = $0 } END { for (i = 0; i < n; i++) print line[i % NR + 1] }' "$1"; }
grouped() { printf "%'d" "$1" 2>/dev/null || printf '%d' "$1"; }

judged() {
  local judge=$1 file=$2 count bytes
  count=$(wc -l <"$file")
  bytes=$(wc -c <"$file")
  measure ./assize judge "$judge" "$file" -o "$work/results.jsonl" -q
  [ "$(wc -l <"$work/results.jsonl")" -eq "$count" ] || { echo "not every case of $judge has a result" >&2; exit 1; }
  awk -v j="$judge" -v n="$count" -v b="$bytes" -v s="$seconds" -v c="$cpu" -v p="$peak" 'BEGIN {
    printf "| %s | %d | %.1f kB | %.1f | %d | %.1f | %.1f | %.3f | %d MB |\n", j, n, b / n / 1000, s, n / s, b / s / 1e6, c, 1000 * c / n, p }'
}

{
  printf 'Printed by `bench/all.sh` on %s at commit %s, on %s processors with %s GB, Java %s; whole commands, cold, with default settings.\n' \
    "$(date -u +%Y-%m-%d)" "$(git rev-parse --short HEAD)$(git diff --quiet HEAD || echo ', with changes')" \
    "$(getconf _NPROCESSORS_ONLN)" "$(awk '/^MemTotal/ { printf "%.0f", $2 / 1048576 }' /proc/meminfo)" \
    "$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java.version = //p')"
  printf 'Load of the machine before it began: %s.\n\n' "$(cut -d' ' -f1 /proc/loadavg)"

  printf '| command, median of seven | seconds | CPU s | peak memory |\n| --- | ---: | ---: | ---: |\n'
  head -n 1 examples/reference-coverage.jsonl >"$work/one.jsonl"
  for command in "judges" "describe reference-coverage" "judge reference-coverage $work/one.jsonl"; do
    # shellcheck disable=SC2086
    read -r seconds cpu peak <<<"$(median 7 ./assize $command)"
    printf '| `./assize %s` | %s | %s | %s MB |\n' "${command/$work\/one.jsonl/ONE-CASE}" "$seconds" "$cpu" "$peak"
  done

  printf '\n| judge | cases | a case | seconds | cases/s | MB/s | CPU s | ms CPU/case | peak memory |\n'
  printf '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n'
  cover "$cases" >"$work/cases.jsonl"
  judged reference-coverage "$work/cases.jsonl"
  for judge in brand-extraction citation-mapping provision-extraction; do
    repeat "examples/$judge.jsonl" "$cases" >"$work/cases.jsonl"
    judged "$judge" "$work/cases.jsonl"
  done

  printf '\nMemory while streaming, reference-coverage:\n\n| cases | seconds | cases/s | CPU s | peak memory |\n| ---: | ---: | ---: | ---: | ---: |\n'
  for size in 1000 10000 100000 1000000; do
    if [ "$cases" -lt 20000 ] && [ "$size" -gt "$cases" ]; then break; fi
    cover "$size" >"$work/cases.jsonl"
    measure ./assize judge reference-coverage "$work/cases.jsonl" -o "$work/results.jsonl" -q
    awk -v n="$size" -v s="$seconds" -v c="$cpu" -v p="$peak" 'BEGIN { printf "| %d | %.1f | %d | %.1f | %d MB |\n", n, s, n / s, c, p }'
    rm -f "$work/results.jsonl"
  done

  if [ "$cases" -ge 20000 ]; then
    printf '\nCalls of models, `bench/models.sh command`:\n\n```\n'
    bench/models.sh command 5000 200 200
    bench/models.sh command 20000 50 200
    printf '```\n'
  fi
} >"$part"

if [ -n "$print" ]; then
  cat "$part"
  exit 0
fi
awk -v part="$part" '
  /^<!-- bench\/all.sh: begins -->$/ { print; print ""; while ((getline line < part) > 0) print line; print ""; skipping = 1; next }
  /^<!-- bench\/all.sh: ends -->$/ { skipping = 0 }
  !skipping { print }' "$page" >"$work/page.md"
grep -q '^<!-- bench/all.sh: ends -->$' "$work/page.md" || { echo "$page has no place for this part" >&2; exit 1; }
cp "$work/page.md" "$page"
git --no-pager diff --stat -- "$page"
