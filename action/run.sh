#!/usr/bin/env bash
# What the action does on the runner: judges, writes the reports whatever the exit code is, and tells it.
# Reads ASSIZE_JUDGE, ASSIZE_CASES, ASSIZE_FAIL_ON, ASSIZE_PASS, ASSIZE_MAP, ASSIZE_OPTIONS; writes assize-out/ and, if set, to GITHUB_OUTPUT.
set -uo pipefail
assize=${ASSIZE:-$(cd "$(dirname "$0")/.." && pwd)/assize}
mkdir -p assize-out
# What an earlier step left there is not of this one.
rm -f assize-out/results.jsonl assize-out/report.html assize-out/comment.md assize-out/junit.xml

tell() {
  if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "exit-code=$1" >>"$GITHUB_OUTPUT"; fi
  exit "$1"
}

missing() {
  echo "run.sh: $1" >&2
  tell 2
}

# Words may stand on several lines, as YAML has them.
read -r -d '' -a cases <<<"${ASSIZE_CASES:-}" || true
read -r -d '' -a options <<<"${ASSIZE_OPTIONS:-}" || true
[ -n "${ASSIZE_JUDGE:-}" ] || missing "name a judge"
[ "${#cases[@]}" -gt 0 ] || missing "name the files of cases"
gate=()
if [ -n "${ASSIZE_FAIL_ON:-}" ]; then gate=("--fail-on=$ASSIZE_FAIL_ON"); fi
pass=()
if [ -n "${ASSIZE_PASS:-}" ]; then pass=("--pass=$ASSIZE_PASS"); fi
while IFS= read -r place; do
  place=${place%$'\r'}
  if [ -n "$place" ]; then options+=("--map=$place"); fi
done <<<"${ASSIZE_MAP:-}"

# Behind the dashes a name is a name, whatever it begins with.
"$assize" judge ${options[@]+"${options[@]}"} ${gate[@]+"${gate[@]}"} ${pass[@]+"${pass[@]}"} -o assize-out/results.jsonl \
  -- "$ASSIZE_JUDGE" "${cases[@]}"
code=$?
# Nothing judged is no success, as with an option that only tells something.
if [ "$code" = 0 ] && [ ! -e assize-out/results.jsonl ]; then code=2; fi

# Reports are for those who want to know why it failed, so a failed gate must not keep them from being written.
if [ -s assize-out/results.jsonl ]; then
  brought=("--judge=$ASSIZE_JUDGE")
  for file in "${cases[@]}"; do brought+=("--cases=$file"); done
  # How the cases were read holds for the reports too.
  for ((i = 0; i < ${#options[@]}; i++)); do
    case ${options[i]} in
      --map|--records|--delimiter|--encoding|--input-format) brought+=("${options[i]}" "${options[i + 1]:-}"); i=$((i + 1)) ;;
      --map=*|--records=*|--delimiter=*|--encoding=*|--input-format=*) brought+=("${options[i]}") ;;
    esac
  done
  "$assize" report assize-out/results.jsonl "${brought[@]}" ${pass[@]+"${pass[@]}"} -o assize-out/report.html || true
  "$assize" report assize-out/results.jsonl "${brought[@]}" ${pass[@]+"${pass[@]}"} -o assize-out/comment.md ||
    printf 'Assize could not write the report; see the log.\n' >assize-out/comment.md
  "$assize" report assize-out/results.jsonl "${brought[@]}" ${pass[@]+"${pass[@]}"} ${gate[@]+"${gate[@]}"} -o assize-out/junit.xml || true
else
  printf 'Assize could not judge anything (exit code %s); see the log.\n' "$code" >assize-out/comment.md
fi
# Nobody sees this line; by it comment.sh finds the comment of this judge again.
said=$(cat assize-out/comment.md)
printf '<!-- assize %s -->\n%s\n' "$(printf %s "$ASSIZE_JUDGE" | LC_ALL=C tr -c 'A-Za-z0-9._-' '_')" "$said" >assize-out/comment.md
tell "$code"
