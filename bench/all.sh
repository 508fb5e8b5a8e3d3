#!/usr/bin/env bash
# Measures the command as a user runs it, cold and with default settings, and writes the part "Speed and memory" of
# docs/measured.md anew: start-up, the four judges, memory while streaming, and calls of models. Every row has its processor
# time and its peak memory; the part says its date, commit and machine. Takes about ten minutes on two processors, the first
# build included; nothing else should run meanwhile. Needs python3.
#
# Usage: bench/all.sh              writes the part
#        bench/all.sh --print      prints it instead
#        bench/all.sh --full       streams up to a million cases as well (ten minutes more, and 10 GB of disk)
#        bench/all.sh --short      streams up to 30,000 cases only (four minutes less)
#        bench/all.sh --trial      a hundredth of the cases, to see that it works
set -euo pipefail
cd "$(dirname "$0")/.."
page=docs/measured.md
print=
scale=1
streamed="1000 30000 200000"
for option in "$@"; do
  case $option in
    --print) print=yes ;;
    --short) streamed="1000 30000" ;;
    --full) streamed="1000 30000 200000 1000000" ;;
    --trial) scale=100 streamed="1000 3000" ;;
    *) echo "bench/all.sh: no option $option; see its first lines" >&2; exit 2 ;;
  esac
done

./assize judges >/dev/null
mvn -B -ntp -q -pl bench -am -Dfast -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
export ASSIZE_BENCH_BUILT=yes
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
part=$work/part.md

# Runs a command and sets seconds, cpu (user and system) and peak (MB). Cases that cannot be judged (3) are results too.
measure() {
  local code
  bench/measure.py "$work/measured" "$@" 2>"$work/err" || true
  read -r seconds cpu peak code <"$work/measured"
  if [ "$code" -ne 0 ] && [ "$code" -ne 3 ]; then
    cat "$work/err" >&2
    echo "failed with exit code $code: $*" >&2
    exit 1
  fi
}

# The row of the median by seconds among some runs of a command.
median() {
  local runs=$1 run
  shift
  for ((run = 0; run < runs; run++)); do
    measure "$@"
    echo "$seconds $cpu $peak"
  done | sort -n | sed -n "$((runs / 2 + 1))p"
}

cases() { java -Xmx256m -XX:TieredStopAtLevel=1 -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.SpeedCases "$1" "$2"; }

judged() {
  local judge=$1 count=$(($2 / scale)) bytes
  cases "$judge" "$count" >"$work/cases.jsonl"
  bytes=$(wc -c <"$work/cases.jsonl")
  measure ./assize judge "$judge" "$work/cases.jsonl" -o "$work/results.jsonl" -q
  [ "$(wc -l <"$work/results.jsonl")" -eq "$count" ] || { echo "not every case of $judge has a result" >&2; exit 1; }
  awk -v j="$judge" -v n="$count" -v b="$bytes" -v s="$seconds" -v c="$cpu" -v p="$peak" 'BEGIN {
    printf "| %s | %d | %.1f kB | %.1f | %d | %.1f | %.1f | %.3f | %d MB |\n", j, n, b / n / 1000, s, n / s, b / s / 1e6, c, 1000 * c / n, p }'
}

{
  printf 'Printed by `bench/all.sh` on %s at commit %s, on %s processors with %s GB, Java %s; whole commands, cold, with default settings.\n' \
    "$(date -u +%Y-%m-%d)" "$(git rev-parse --short HEAD)$(git diff --quiet HEAD || echo ', with changes')" \
    "$(getconf _NPROCESSORS_ONLN)" "$(awk '/^MemTotal/ { printf "%.0f", $2 / 1048576 }' /proc/meminfo)" \
    "$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java.version = //p')"
  printf 'Load of the machine before it began: %s.\n' "$(cut -d' ' -f1 /proc/loadavg)"
  if [ "$scale" -ne 1 ]; then printf '\n**A trial with too few cases: these figures say nothing.**\n'; fi

  printf '\n| command, median of seven | seconds | CPU s | peak memory |\n| --- | ---: | ---: | ---: |\n'
  head -n 1 examples/reference-coverage.jsonl >"$work/one.jsonl"
  for command in "judges" "describe reference-coverage" "judge reference-coverage $work/one.jsonl"; do
    # shellcheck disable=SC2086
    read -r seconds cpu peak <<<"$(median 7 ./assize $command)"
    printf '| `./assize %s` | %s | %s | %s MB |\n' "${command/$work\/one.jsonl/ONE-CASE}" "$seconds" "$cpu" "$peak"
  done

  printf '\n| judge | cases | a case | seconds | cases/s | MB/s | CPU s | ms CPU/case | peak memory |\n'
  printf '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n'
  judged brand-extraction 100000
  judged reference-coverage 50000
  judged citation-mapping 30000
  judged citation-mapping 100000
  judged provision-extraction 3000

  printf '\nMemory while streaming, reference-coverage:\n\n| cases | seconds | cases/s | CPU s | peak memory |\n| ---: | ---: | ---: | ---: | ---: |\n'
  for size in $streamed; do
    cases reference-coverage "$size" >"$work/cases.jsonl"
    measure ./assize judge reference-coverage "$work/cases.jsonl" -o "$work/results.jsonl" -q
    awk -v n="$size" -v s="$seconds" -v c="$cpu" -v p="$peak" 'BEGIN { printf "| %d | %.1f | %d | %.1f | %d MB |\n", n, s, n / s, c, p }'
  done
  rm -f "$work/results.jsonl" "$work/cases.jsonl"

  printf '\nCalls of models, `bench/models.sh command CASES MS CONCURRENCY`; CPU and memory of the command alone:\n\n```\n'
  bench/models.sh command $((5000 / scale)) 200 200
  bench/models.sh command $((20000 / scale)) 50 200
  printf '```\n'
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
