#!/bin/sh
# Measures the brand-extraction judge: bench/brand.sh DIRECTORY-OF-THE-BRAND-DATA
set -eu
home=$(cd "$(dirname "$0")/.." && pwd -P)
cd "$home"
mvn -B -ntp -q -o -pl bench -am -Dmaven.test.skip=true -Dspotless.check.skip=true package >&2
classpath=$(mvn -B -ntp -q -o -pl bench -am -Dmdep.outputFile=/dev/stdout dependency:build-classpath 2>/dev/null | tail -1)
exec java -Xmx1g -cp "bench/target/classes:$classpath" dev.assize.bench.brand.BrandBench "$@"
