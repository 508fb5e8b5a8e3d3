#!/bin/sh
# How often the embedded answers of faithfulness agree with people, on summaries whose sentences three people held against the
# source (QAGS, CNN/DM). Split by source before reading: "dev" is what rules may be steered by, "unread" is measured only.
# usage: bench/faithfulness.sh [qags_cnndm.jsonl]
set -eu
cd "$(dirname "$0")/.."
data=${1:-../shared/data/coverage/qags_cnndm.jsonl}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 - "$data" "$work" <<'PY'
import hashlib, json, sys
data, work = sys.argv[1:]
out = {part: open(f"{work}/{part}.jsonl", "w") for part in ("dev", "unread")}
for line in open(data):
    row = json.loads(line)
    part = "unread" if int(hashlib.sha256(row["source"].encode()).hexdigest(), 16) % 3 == 0 else "dev"
    whole = {"id": row["id"], "answer": row["candidate"], "contexts": [row["source"]], "sentences": [s["sentence"] for s in row["sentences"]]}
    open(f"{work}/{part}.whole.jsonl", "a").write(json.dumps(whole) + "\n")
    for i, sentence in enumerate(row["sentences"]):
        case = {"id": f"{row['id']}/{i}", "answer": sentence["sentence"], "contexts": [row["source"]], "consistent": sentence["consistent"]}
        out[part].write(json.dumps(case) + "\n")
PY
for part in dev unread; do
  ./assize judge faithfulness "$work/$part.whole.jsonl" -o "$work/$part.whole.out.jsonl" --quiet 2>/dev/null || true
  python3 - "$part" "$work/$part.whole.jsonl" "$work/$part.whole.out.jsonl" <<'PY'
import json, sys
part, cases, results = sys.argv[1:]
meant = {c["id"]: c["sentences"] for c in map(json.loads, open(cases))}
plain = lambda texts: [" ".join(t.split()).rstrip(".") for t in texts]
listed = [(r["id"], r["answers"][0]["value"]) for r in map(json.loads, open(results)) if "value" in r["answers"][0]]
right = sum(plain(claims) == plain(meant[i]) for i, claims in listed)
print(f"{part}: the claims of {right} of {len(listed)} answers are the sentences that people judged")
PY
  ./assize judge faithfulness "$work/$part.jsonl" -o "$work/$part.out.jsonl" --quiet 2>/dev/null || true
  python3 - "$part" "$work/$part.jsonl" "$work/$part.out.jsonl" <<'PY'
import json, sys
part, cases, results = sys.argv[1:]
truth = {c["id"]: bool(c["consistent"]) for c in map(json.loads, open(cases))}
said = {}
for r in map(json.loads, open(results)):
    if r["status"] == "judged" and r["verdict"]["claims"]:
        said[r["id"]] = r["verdict"]["supported"] == r["verdict"]["claims"]
if part == "dev":
    steps = {}
    for r in map(json.loads, open(results)):
        for a in r["answers"]:
            if a["asks"] == "supported" and len(r["answers"]) == 2 and "value" in a:
                share = int(a["rationale"].split(" ")[0]) / 100
                kind = "copied" if a["value"] == "supported" else "reworded"
                step = ("from 0.9" if share >= 0.9 else "below") if kind == "copied" else "all"
                right, of = steps.get((kind, step), (0, 0))
                steps[kind, step] = right + (truth[r["id"]] == (kind == "copied")), of + 1
    for (kind, step), (right, of) in sorted(steps.items()):
        print(f"  {kind}, {step}: {right} of {of} right")
pairs = [(said[i], truth[i]) for i in truth if i in said]
n = len(pairs)
tp = sum(s and t for s, t in pairs); tn = sum(not s and not t for s, t in pairs)
yes = sum(t for _, t in pairs); no = n - yes
kappa_e = (sum(s for s, _ in pairs) * yes + (n - sum(s for s, _ in pairs)) * no) / n / n
acc = (tp + tn) / n
print(f"{part}: {n} sentences of {len(truth)}, {yes} consistent; accuracy {acc:.3f}, balanced {(tp/yes + tn/no)/2:.3f}, "
      f"kappa {(acc - kappa_e) / (1 - kappa_e):.3f}; of the consistent {tp/yes:.3f} found, of the others {tn/no:.3f}")
PY
done
