#!/bin/sh
# Runs the JMH benchmarks: bench/jmh.sh [PATTERN]      for example: bench/jmh.sh ProvisionGrammar
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -cp "bench/target/classes:$(cat bench/target/classpath)" org.openjdk.jmh.Main "${1:-.*}"
