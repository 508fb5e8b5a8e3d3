#!/usr/bin/env bash
# Judges, audits and rules the same cases again with two checkouts and compares every line: a change that is meant to
# alter no verdict must leave them the same to the letter. Exit code 1 when one differs.
#
# Usage: bench/same-bytes.sh OLD NEW [DATA_DIR] [EVERY]
# OLD and NEW are checkouts, or commits of this repository, which are checked out aside and built ("." is this checkout). DATA_DIR has the folders coverage, brand and belgium; of its rows every EVERYth is taken (default 5). Needs python3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"; git worktree prune' EXIT

checkout() {
  if [ ! -d "$1" ]; then
    git worktree add -q --detach "$work/$2" "$1"
    echo "$work/$2"
  else
    (cd "$1" && pwd)
  fi
}

data=${3:+$(cd "$3" && pwd)}
every=${4:-5}
old=$(checkout "${1:?give the older checkout or commit}" old-checkout)
new=$(checkout "${2:?give the newer checkout or commit}" new-checkout)
mkdir -p "$work/cases"

for judge in citation-mapping provision-extraction brand-extraction reference-coverage; do
  cp "$old/examples/$judge.jsonl" "$work/cases/$judge.examples.jsonl"
  cp "$old/examples/replies-$judge.jsonl" "$work/replies-$judge.jsonl"
done

if [ -n "$data" ]; then
  python3 - "$data" "$work/cases" "$every" <<'PYTHON'
import glob, json, os, sys
data, out, every = sys.argv[1], sys.argv[2], int(sys.argv[3])

def rows(name):
    with open(os.path.join(data, name), encoding="utf8") as lines:
        return [json.loads(line) for line in lines][::every]

def write(judge, name, cases):
    with open(f"{out}/{judge}.{name}.jsonl", "w", encoding="utf8") as file:
        for case in cases:
            file.write(json.dumps(case, ensure_ascii=False) + "\n")

for path in sorted(glob.glob(f"{data}/coverage/*.jsonl")):
    name = os.path.basename(path)[:-6]
    write("reference-coverage", name, [
        {"id": str(row["id"]), "input": row.get("question", ""),
         "reference": row.get("reference", row.get("source", "")),
         "output_text": row.get("candidate", row.get("summary", ""))} for row in rows(f"coverage/{name}.jsonl")])
for name in ("wdc_pave_train", "oa_mine_train", "ae_110k_train"):
    write("brand-extraction", name, [
        {"id": str(row["id"]), "keyword": row.get("taxonomy", "thing"), "title": row["title"], "taxonomy": row.get("taxonomy", ""),
         "brand_name": row.get("brand") or "", "expected_entities": row.get("brands", []),
         "predicted_entities": list(dict.fromkeys([str(row.get("brand") or row["title"].split()[0]), *row["title"].split()[:3]])),
         "predicted_reasoning": "The title starts with the brand.", "predicted_confidence": 0.9}
        for row in rows(f"brand/{name}.jsonl")])
write("citation-mapping", "context", rows("belgium/context_cases.jsonl"))
decisions = []
for path in sorted(glob.glob(f"{data}/belgium/decisions/*.gold.json")):
    gold = json.load(open(path, encoding="utf8"))
    text = open(path[:-len(".gold.json")] + ".txt", encoding="utf8").read()
    acts = gold.get("acts", {})
    acts = acts if isinstance(acts, dict) else {act["id"]: act for act in acts}
    order = list(acts)
    items = []
    for number, entry in enumerate([e for e in gold["provisions"] if not e.get("disputed")], 1):
        act = acts.get(entry["act"], {})
        items.append({
            "internalProvisionId": f"ART-{gold['decisionId']}-{number:03d}",
            "provisionNumber": "article " + ", ".join([entry["key"], *entry["path"]]),
            "provisionNumberKey": entry["key"], "parentActType": act.get("type"), "parentActName": act.get("name"),
            "parentActDate": act.get("date") or None,
            "internalParentActId": f"ACT-{gold['decisionId']}-{(order.index(entry['act']) + 1) if entry['act'] in order else 1:03d}"})
    decisions.append({"id": os.path.basename(path)[:-len(".gold.json")], "decisionId": gold["decisionId"],
                      "proceduralLanguage": gold["language"], "sourceText": text,
                      "extracted": {"citedProvisions": items[: max(1, len(items) - 1)]}})
write("provision-extraction", "decisions", decisions)
PYTHON
fi

# What one checkout makes of everything; cases that cannot be judged (exit code 3) are results too.
made() {
  local home=$1 out=$2 file judge code
  mkdir -p "$out"
  for file in "$work"/cases/*.jsonl; do
    judge=$(basename "$file")
    judge=${judge%%.*}
    code=0
    "$home/assize" judge "$judge" "$file" -q -o "$out/$(basename "$file")" || code=$?
    case $code in 0 | 3) ;; *) echo "$home: judging $file ended with $code" >&2; return 1 ;; esac
  done
  for judge in citation-mapping provision-extraction brand-extraction reference-coverage; do
    "$home/assize" audit "$judge" "$work/cases/$judge.examples.jsonl" --replies "$work/replies-$judge.jsonl" \
      -q -o "$out/audit.$judge.jsonl" || [ $? -eq 3 ]
    "$home/assize" rerule "$out/$judge.examples.jsonl" --cases "$work/cases/$judge.examples.jsonl" \
      -o "$out/rerule.$judge.jsonl" >/dev/null
    for form in md junit csv json; do
      "$home/assize" report "$out/$judge.examples.jsonl" --cases "$work/cases/$judge.examples.jsonl" --format "$form" |
        sed -E 's/[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.]+( UTC|Z)?/TIME/g' >"$out/report.$judge.$form" || [ $? -eq 3 ]
    done
  done
}

made "$old" "$work/old"
made "$new" "$work/new"

different=0
lines=0
for file in "$work"/old/*; do
  name=$(basename "$file")
  lines=$((lines + $(wc -l <"$file")))
  if ! cmp -s "$file" "$work/new/$name"; then
    different=$((different + 1))
    echo "different: $name ($(diff "$file" "$work/new/$name" | grep -c '^<' || true) of $(wc -l <"$file") lines)"
    { diff "$file" "$work/new/$name" || true; } | head -n 4 | cut -c1-400
  fi
done
echo "$(ls "$work/old" | wc -l) files with $lines lines; $different differ"
[ "$different" -eq 0 ]
