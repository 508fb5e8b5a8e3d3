#!/bin/sh
# How fast cases are judged with a language model that answers after a given time, from a server on this machine.
#
# Usage: bench/models.sh                            5,000 cases at 200 ms, then 20,000 at 50 ms, concurrency 200
#        bench/models.sh CASES MS CONCURRENCY [PROVIDER]
#        bench/models.sh transports [CALLS MS CONCURRENCY]   the HTTP clients compared (docs/adr/0009)
#
# JAVA_HOME chooses the Java that is measured. The heap is 512 MB, the collector that of ./assize judge.
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java
run() { "$java" -Xmx512m -XX:+UseParallelGC -cp "bench/target/classes:$(cat bench/target/classpath)" "dev.assize.bench.model.$@"; }

if [ "${1:-}" = transports ]; then
  shift
  run Transports "$@"
elif [ $# -gt 0 ]; then
  run ModelThroughput "$@"
else
  run ModelThroughput 5000 200 200
  run ModelThroughput 20000 50 200
fi
