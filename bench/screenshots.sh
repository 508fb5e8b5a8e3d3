#!/bin/sh
# Takes the pictures of all pages in docs/screenshots (light, dark, phone), from the examples, in Chromium.
# Usage: bench/screenshots.sh
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -Dfast -pl cli -am -Dsurefire.failIfNoSpecifiedTests=false -Dtest=Screenshots \
  -Dscreenshots="$PWD/docs/screenshots" test
ls docs/screenshots
