#!/usr/bin/env bash
# Starts a server as a user does, over a run of 2,000 cases, and lets 50 reviewers (each answers, thinks for two seconds, answers) and
# 200 API calls a second work on it for a minute. Prints requests, latencies and errors, and the processor time of the server. Client
# and server share the machine: on a busy one the latencies are those of the machine.
#
# Usage: bench/serve.sh [SECONDS] [REVIEWERS] [CALLS]      default: 60 50 200
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
reviewers=${2:-50}
calls=${3:-200}

./assize judges >/dev/null
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
bench() { java -Xmx512m -cp "bench/target/classes:$(cat bench/target/classpath)" "$@"; }
bench dev.assize.bench.SpeedCases reference-coverage 2000 >"$work/cases.jsonl"
./assize judge reference-coverage "$work/cases.jsonl" --run load --store "$work/store.db" -q >/dev/null || [ $? -eq 3 ]

./assize serve --port 0 --store "$work/store.db" 2>"$work/log" &
server=$!
for _ in $(seq 100); do
  address=$(sed -n 's/.* at \(http:[^ ]*\) .*/\1/p' "$work/log")
  [ -z "$address" ] || break
  sleep 0.2
done
[ -n "$address" ] || { cat "$work/log" >&2; exit 1; }
echo "$reviewers reviewers and $calls calls a second for $seconds s, $(getconf _NPROCESSORS_ONLN) processors, SQLite"
bench dev.assize.bench.ServeLoad "$address" load "$seconds" "$reviewers" "$calls"
ticks=$(awk '{ print $14 + $15 }' "/proc/$server/stat")
echo "processor time of the server: $((ticks / $(getconf CLK_TCK))) s, of $((seconds * $(getconf _NPROCESSORS_ONLN))) s"
