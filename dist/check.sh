#!/bin/sh
# Tries what mvn -Pdist package has made, as somebody does who has only that: unpacks the zip elsewhere and starts every launcher in it.
# Usage: dist/check.sh [FOLDER]      FOLDER is dist/target unless told
set -eu
folder=$(cd "${1:-$(dirname "$0")/target}" && pwd)
zip=$(find "$folder" -maxdepth 1 -name 'assize-*.zip' | sort | tail -n 1)
jar=$folder/assize-all.jar
[ -n "$zip" ] && [ -f "$jar" ] || { echo "check.sh: no assize-*.zip or assize-all.jar in $folder; make them with: mvn -Pdist package" >&2; exit 2; }
version=$(basename "$zip" .zip)
version=${version#assize-}
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT
export XDG_CACHE_HOME="$there/cache"
unset ASSIZE_STORE ASSIZE_JAVA_OPTIONS SPARK_HOME || true
# No Maven, and nothing of a checkout.
cd "$there"
mkdir tools work
ln -s "$(command -v java)" tools/java
PATH="$there/tools:/usr/bin:/bin"
unzip -q "$zip"
assize=$there/assize-$version/bin/assize

# What it is, the exit code, what is printed, the command.
expect() {
  what=$1
  ending=$2
  wanted=$3
  shift 3
  if got=$("$@" 2>&1 </dev/null); then code=0; else code=$?; fi
  case "$code $got" in
    "$ending "*"$wanted"*) echo "ok    $what" ;;
    *) echo "FAIL  $what: wanted $ending and \"$wanted\", got $code and: $got" >&2; failed=yes ;;
  esac
}

failed=
cd work
expect "the launcher tells the version" 0 "assize $version" "$assize" --version
expect "the one jar tells it too" 0 "assize $version" java -jar "$jar" --version
expect "judges are found" 0 "reference-coverage" "$assize" judges
expect "judges are found in the one jar" 0 "reference-coverage" java -jar "$jar" judges
expect "an example is judged" 0 "9 cases: 9 judged" "$assize" judge reference-coverage "$there/assize-$version/examples/reference-coverage.jsonl" --run try -o results.jsonl
expect "the run is reported" 0 "" "$assize" report try -o report.html
expect "the one jar reads the same store" 0 "try" java -jar "$jar" runs
expect "the launcher says where Spark is missing" 2 "assize: " "$assize" spark judge exact cases.jsonl -o out
[ -s report.html ] || { echo "FAIL  the report is empty" >&2; failed=yes; }
[ -f "$there/assize-$version/bin/assize.bat" ] || { echo "FAIL  no launcher for Windows" >&2; failed=yes; }

# The protocol's first message, and a list of tools.
cat >hello <<'HELLO'
{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"check","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/list"}
HELLO
"$assize" mcp <hello >said 2>said.err || true
expect "the tools for assistants tell the version" 0 "\"version\":\"$version\"" cat said
expect "the tools for assistants are listed" 0 "judge_case" cat said

begin=$(date +%s%N)
"$assize" --version >/dev/null
end=$(date +%s%N)
echo "      a start took $(((end - begin) / 1000000)) ms"
[ -z "$failed" ]
