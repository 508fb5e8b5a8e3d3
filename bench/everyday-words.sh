#!/bin/sh
# Lists the everyday English words by which brand-extraction tells a real word ("stables") from a slip in a brand ("Staples").
# Usage: everyday-words.sh DATA_DIR
set -eu
data=$(cd "${1:?give the directory of the data, with coverage/ in it}/coverage" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.brand.EverydayWords "$data" \
  judges/src/main/resources/dev/assize/judges/brand/internal/everyday-words.txt
