#!/bin/sh
# Makes the table of characters that the module text goes by (docs/adr/0016). JAVA_HOME must be a Java whose own tables are
# of Unicode 13, such as Java 17; a later Java would let newer characters in, and change what judges read.
set -eu
cd "$(dirname "$0")/.."
java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java
table=text/src/main/resources/dev/assize/text/unicode-13.ranges
{
  head -n 1 "$table"
  "$java" bench/src/main/java/dev/assize/bench/UnicodeRanges.java
} >"$table.new"
mv "$table.new" "$table"
git --no-pager diff --stat -- "$table"
