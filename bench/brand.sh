#!/bin/sh
# Measures the brand-extraction judge on real names and titles.
# Usage: brand.sh DATA_DIR
set -eu
data=$(cd "${1:?give the directory of the brand data}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.brand.BrandBench "$data"
