#!/bin/sh
# How fast cases are judged with a language model that answers after a given time, from a server on this machine.
#
# Usage: bench/models.sh                            5,000 cases at 200 ms, then 20,000 at 50 ms, concurrency 200
#        bench/models.sh CASES MS CONCURRENCY [PROVIDER]
#        bench/models.sh command CASES MS CONCURRENCY        ./assize judge as a whole, from a cold start
#        bench/models.sh transports [CALLS MS CONCURRENCY]   the HTTP clients compared (docs/adr/0009)
#
# "command" also prints the processor time and the peak memory of the command; it needs python3.
# JAVA_HOME chooses the Java that is measured. The heap is 512 MB; collector, compiler and class archive are those of
# ./assize judge with a model and 200 calls at once. JAVA_OPTIONS adds others.
set -eu
cd "$(dirname "$0")/.."
[ -n "${ASSIZE_BENCH_BUILT:-}" ] ||
  mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java
classes=$(ls bench/target/assize-bench-*.jar | head -n 1):$(cat bench/target/classpath)
run() {
  # shellcheck disable=SC2086
  "$java" -XX:+IgnoreUnrecognizedVMOptions -Xms512m -Xmx512m -XX:+UseTransparentHugePages \
    -XX:+UseParallelGC -Xmn300m -XX:TLABSize=256k -XX:TieredStopAtLevel=1 \
    -XX:SharedArchiveFile=bench/target/models.jsa -Xlog:disable \
    ${JAVA_OPTIONS:-} -cp "$classes" "dev.assize.bench.model.$@"
}
if [ ! bench/target/models.jsa -nt "${classes%%:*}" ]; then
  rm -f bench/target/models.jsa
  "$java" -XX:ArchiveClassesAtExit=bench/target/models.jsa -Xlog:disable -cp "$classes" \
    dev.assize.bench.model.ModelThroughput 100 10 10 >/dev/null 2>&1
fi

if [ "${1:-}" = command ]; then
  shift
  ./assize judges >/dev/null
  run ModelCommand ./assize "$@"
elif [ "${1:-}" = transports ]; then
  shift
  run Transports "$@"
elif [ $# -gt 0 ]; then
  run ModelThroughput "$@"
else
  run ModelThroughput 5000 200 200
  run ModelThroughput 20000 50 200
fi
