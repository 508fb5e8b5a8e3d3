#!/usr/bin/env bash
# The SQL function from Python: the lines of docs/spark.md, with the extension and with a call, against the lines of the command. With
# PySpark where python3 has it; without it over the gateway that PySpark itself uses (PythonGatewayServer, started by SparkSubmit as
# pyspark-shell), with the calls that PySpark makes.
#
# Usage: bench/spark-python.sh
set -euo pipefail
cd "$(dirname "$0")/.."
cases=examples/reference-coverage.jsonl
work=$(mktemp -d)
child=
finish() {
  [ -z "$child" ] || kill "$child" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
unset SPARK_HOME
./assize judge reference-coverage "$cases" -o "$work/expected.jsonl" -q
./assize spark judge reference-coverage "$cases" -o "$work/job" -q --master 'local[1]'
opens=
for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent \
  java.util.concurrent.atomic sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar; do
  opens="$opens --add-opens=java.base/$package=ALL-UNNAMED"
done
options=(--master 'local[2]' --jars "$PWD/spark/target/assize-spark.jar" --conf spark.ui.enabled=false
  --conf spark.driver.host=127.0.0.1 --conf spark.driver.bindAddress=127.0.0.1)
extension=(--conf spark.sql.extensions=dev.assize.spark.AssizeExtensions)

# A gateway ends when nobody holds its input any more.
gateway() {
  rm -f "$work/connection" "$work/input"
  mkfifo "$work/input"
  # shellcheck disable=SC2086
  _PYSPARK_DRIVER_CONN_INFO_PATH=$work/connection SPARK_LOCAL_IP=127.0.0.1 java -Xmx1g $opens \
    -Dlog4j2.configurationFile="$PWD/spark/local-log4j2.properties" -cp "$(cat spark/target/libraries)" \
    org.apache.spark.deploy.SparkSubmit "$@" pyspark-shell <"$work/input" >"$work/gateway.log" 2>&1 &
  child=$!
  exec 9>"$work/input"
  for _ in $(seq 600); do
    [ ! -s "$work/connection" ] || break
    kill -0 "$child" 2>/dev/null || { cat "$work/gateway.log" >&2; exit 1; }
    sleep 0.2
  done
  # A number of four bytes for the port, one for the length of the secret, the secret.
  GATEWAY_PORT=$(python3 -c 'import struct, sys; print(struct.unpack(">i", open(sys.argv[1], "rb").read(4))[0])' "$work/connection")
  GATEWAY_SECRET=$(tail -c +9 "$work/connection")
  export GATEWAY_PORT GATEWAY_SECRET
}
end_gateway() {
  exec 9>&-
  wait "$child" || true
  child=
}

for way in extension register; do
  all=("${options[@]}")
  [ "$way" = register ] || all+=("${extension[@]}")
  if python3 -c 'import pyspark' 2>/dev/null; then
    how=PySpark
    PYSPARK_SUBMIT_ARGS="$(printf '%q ' "${all[@]}")pyspark-shell" python3 bench/spark-python.py "$way" "$cases" "$work/$way"
  else
    how='the gateway of PySpark, from Python without PySpark'
    gateway "${all[@]}"
    python3 bench/spark-python.py "$way" "$cases" "$work/$way" || { tail -n 20 "$work/gateway.log" >&2; exit 1; }
    end_gateway
  fi
  cat "$work/$way"/part-* | sort | cmp - <(sort "$work/expected.jsonl") || { echo 'the lines differ' >&2; exit 1; }
  echo "$way: $(wc -l <"$work/expected.jsonl") results over $how, the same as the lines of the command"
done
