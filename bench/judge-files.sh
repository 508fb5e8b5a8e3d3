#!/usr/bin/env bash
# Judges cases with a judge file that has checks only, with the command as a user runs it, and prints cases per second of two
# processors, from the processor time (so that a busy machine does not matter); then how long judge files take to load.
#
# Usage: bench/judge-files.sh [CASES]      default: 400000
set -euo pipefail
cd "$(dirname "$0")/.."
cases=${1:-400000}
./assize judges >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/checks.yaml" <<'YAML'
assize: 1
judge: checks
version: 1
case:
  output: {type: text, required: true}
  expected: {type: text, required: true}
  must: {type: texts, required: true}
let:
  said: "words(output)"
ruling:
  values:
    missing: "must.filter(m, !icontains(output, m))"
    close: "tokenF1(output, expected)"
    score: "round(0.5 * close + 0.5 * ratio(size(must) - size(missing), size(must), 1), 4)"
  ceilings: [{of: score, when: "size(said) > 60", most: 0.5, name: too_long}]
  verdict: [{label: FAIL, when: "score < 0.5"}, {label: PASS}]
  output: {score: "${score}", missing: "${missing}", verdict: "${verdict}"}
  findings:
    - {check: "!matches(output, '(?i)as an ai')", code: speaks-of-itself, severity: minor, message: It speaks of itself.}
headline: {label: /verdict, score: /score, range: [0, 1], passing: [PASS]}
YAML
awk -v n="$cases" 'BEGIN { for (i = 0; i < n; i++)
  printf "{\"id\":\"%d\",\"output\":\"The tower of case %d stands in Paris and is %d metres high, as everybody knows.\",\"expected\":\"The tower stands in Paris. It is %d metres high.\",\"must\":[\"Paris\",\"%d metres\",\"Rome\"]}\n", i, i, i % 500, i % 300, i % 300 }' >"$work/cases.jsonl"

TIMEFORMAT='%R %U %S'
times=$({ time ./assize judge "$work/checks.yaml" "$work/cases.jsonl" -o "$work/out.jsonl" -q --jobs 2 || true; } 2>&1 | tail -1)
[ "$(wc -l <"$work/out.jsonl")" -eq "$cases" ]
echo "$times" | awk -v n="$cases" '{ cpu = $2 + $3
  printf "%d cases: %.1f s, %.1f s of processor time, start included; %d cases/s on two processors\n", n, $1, cpu, n / (cpu / 2) }'
echo
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.JudgeFileLoading examples/judges/*.yaml
