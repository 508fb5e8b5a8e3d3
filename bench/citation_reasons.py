#!/usr/bin/env python3
"""Judges each line of a table of reasons with `assize judge`, and counts the lines that are read as a person read them.

Usage: citation_reasons.py TABLE.tsv [-v]; see citation-reasons.sh."""
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

HANDLING = {
    "OK": "CORRECT_ALIGNMENT",
    "MISS": "MISSED_COURT_MATCH",
    "OVER": "WRONG_JURISDICTION_OVERPUNISHED",
    "SKIP": "SKIPPED_COURT_CHECK",
    "UNDER": "WRONG_JURISDICTION_UNDERPUNISHED",
    "TYPE": "WRONG_COURT_ACCEPTED",
}


def case(number, situation, output, reasoning):
    record = dict(situation, id=str(number))
    if output == "none":
        record["modelOutput"] = {"matches": [], "no_match_reason": reasoning}
    else:
        place, confidence = output.split("@")
        chosen = situation["candidates"][int(place) - 1]["decision_id"]
        record["modelOutput"] = {
            "matches": [{"decision_id": chosen, "confidence": int(confidence) / 100, "reasoning": reasoning}]
        }
    return record


def judge(cases):
    with tempfile.TemporaryDirectory() as folder:
        given, written = os.path.join(folder, "cases.jsonl"), os.path.join(folder, "rows.jsonl")
        with open(given, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(one, ensure_ascii=False) + "\n" for one in cases)
        command = shlex.split(os.environ.get("ASSIZE", "./assize"))
        subprocess.run(command + ["judge", "citation-mapping", given, "-o", written, "-q"], check=False)
        with open(written, encoding="utf-8") as rows:
            return {row["id"]: row for row in map(json.loads, rows)}


def main(table, verbose):
    situations = {}
    for line in table.with_name("reason-situations.jsonl").read_text(encoding="utf-8").splitlines():
        situation = json.loads(line)
        situations[situation.pop("situation")] = situation
    lines = [row.split("\t") for row in table.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    rows = judge(
        case(number, situations[cells[0]], cells[1], cells[5].replace("\\n", "\n")) for number, cells in enumerate(lines)
    )
    right = {"court handling": [], "grade": [], "errors": [], "all three": []}
    for number, cells in enumerate(lines):
        verdict = rows[str(number)].get("verdict") or {}
        wanted = [HANDLING[cells[2]], cells[3], sorted(cells[4].split("+"))]
        read = [
            verdict.get("court_alignment_handling"),
            str(verdict.get("reasoning_quality")),
            sorted(verdict.get("errors") or []),
        ]
        graded = cells[3] != "-"
        right["court handling"].append(read[0] == wanted[0])
        if graded:
            right["grade"].append(read[1] == wanted[1])
        right["errors"].append(read[2] == wanted[2])
        same = read[0] == wanted[0] and read[2] == wanted[2] and (not graded or read[1] == wanted[1])
        right["all three"].append(same)
        if verbose and not same:
            print("\t".join(cells) + "\n    → " + " ".join([str(read[0]), read[1], "+".join(read[2])]))
    fields = [one for part in ("court handling", "grade", "errors") for one in right[part]]
    print(
        f"{len(lines)} lines: "
        + ", ".join(f"{part} {sum(right[part]) / len(right[part]):.3f}" for part in ("court handling", "grade", "errors"))
        + f", fields {sum(fields) / len(fields):.3f}, all three {sum(right['all three']) / len(lines):.3f}"
    )


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), "-v" in sys.argv[2:])
