#!/usr/bin/env bash
# Makes docs/report.png, the picture of a report in the README: judges the examples, writes the page, takes its picture.
# Needs Chromium. ASSIZE names another command to run than ./assize.
set -euo pipefail
cd "$(dirname "$0")/.."
assize=${ASSIZE:-./assize}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$assize" judge brand-extraction examples/brand-extraction.jsonl -q -o "$folder/nightly.jsonl" || [ $? -eq 3 ] # one is undecided
"$assize" report "$folder/nightly.jsonl" --cases examples/brand-extraction.jsonl -o "$folder/report.html"
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-color-profile=srgb --window-size=1100,872 \
  --virtual-time-budget=3000 --screenshot="$folder/report.png" "file://$folder/report.html" 2>/dev/null
mv "$folder/report.png" docs/report.png
