#!/bin/sh
# Measures the embedded reader of reference-coverage against labelled data.
# Usage: coverage-agreement.sh DATA_DIR [all|even|odd]
set -eu
data=$(cd "${1:?give the directory of the coverage data}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" \
    dev.assize.bench.CoverageAgreement "$data" "${2:-all}"
