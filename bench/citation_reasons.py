#!/usr/bin/env python3
"""Judges each line of a table of reasons with `assize judge`, and counts the lines that are read as a person read them.

Where reason-outcomes.tsv beside the table tells what the facts make of an output, the other fields of the verdict are compared as well,
and each finding is looked at: its evidence must stand in the reasons, word for word.

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


# Findings about what the reasons say; those about what they pass over have no words to show.
READ_IN_REASONS = {
    "missed-court-match",
    "wrong-jurisdiction-overpunished",
    "fr-nl-confusion",
    "abbreviation-missed",
    "generic-overpunished",
    "case-number-false-match",
    "missing-case-number-penalized",
    "context-misread",
    "overfit-to-keywords",
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


def read_outcomes(file):
    if not file.exists():
        return {}
    rows = [row.split("\t") for row in file.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    return {(row[0], row[1]): row[2:] for row in rows}


def differences(verdict, outcome, situation):
    """The fields that do not depend on the reasons, where they are otherwise than expected."""
    correctness, kind, calibration, limits, ceiling, right = outcome
    told = str(verdict.get("applicable_ceiling") or "-")
    # "max 15-20%" is the ceiling of 15
    read = {
        "match_correctness": verdict.get("match_correctness"),
        "cited_court_classification": verdict.get("cited_court_classification"),
        "confidence_calibration": verdict.get("confidence_calibration"),
        "expected_confidence_range": "-".join(str(one) for one in verdict.get("expected_confidence_range") or []),
        "applicable_ceiling": told if told == "-" else told.split("max ")[-1].split("%")[0].split("-")[0],
        "correct_decision_id": verdict.get("correct_decision_id"),
    }
    wanted = [correctness, kind, calibration, limits, ceiling, None]
    if right != "-":
        wanted[5] = situation["candidates"][int(right) - 1]["decision_id"]
    return [f"{field} {read[field]} for {one}" for field, one in zip(read, wanted) if read[field] != one]


def unproven(row, reasoning):
    """Quotations of the reasons that do not stand in them, answers without a rationale, and findings that blame reasons without quoting them."""
    shown = [*row.get("findings", []), *row.get("answers", [])]
    for one in shown:
        for proof in one.get("evidence") or []:
            if proof.get("passage") == "reasoning" and reasoning[proof["start"] : proof["end"]] != proof["quote"]:
                yield f"not there: {proof}"
    for answer in row.get("answers", []):
        if not answer.get("rationale"):
            yield f"no rationale: {answer['question']}"
    for finding in row.get("findings", []):
        if finding["severity"] != "info" and finding["code"] in READ_IN_REASONS and not finding.get("evidence"):
            yield f"no evidence: {finding['code']}"


def main(table, verbose):
    situations = {}
    for line in table.with_name("reason-situations.jsonl").read_text(encoding="utf-8").splitlines():
        situation = json.loads(line)
        situations[situation.pop("situation")] = situation
    lines = [row.split("\t") for row in table.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    rows = judge(
        case(number, situations[cells[0]], cells[1], cells[5].replace("\\n", "\n")) for number, cells in enumerate(lines)
    )
    outcomes = read_outcomes(table.with_name("reason-outcomes.tsv"))
    right = {"court handling": [], "grade": [], "errors": [], "all three": []}
    settled, whole, loose = [], [], []
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
        loose += [f"{number}: {one}" for one in unproven(rows[str(number)], cells[5].replace("\\n", "\n"))]
        if (cells[0], cells[1]) in outcomes:
            wrong = differences(verdict, outcomes[cells[0], cells[1]], situations[cells[0]])
            settled += [False] * len(wrong) + [True] * (6 - len(wrong))
            whole.append(same and not wrong)
            if verbose and wrong:
                print("\t".join(cells) + "\n    → " + ", ".join(wrong))
        if verbose and not same:
            print("\t".join(cells) + "\n    → " + " ".join([str(read[0]), read[1], "+".join(read[2])]))
    fields = [one for part in ("court handling", "grade", "errors") for one in right[part]]
    print(
        f"{len(lines)} lines: "
        + ", ".join(f"{part} {sum(right[part]) / len(right[part]):.3f}" for part in ("court handling", "grade", "errors"))
        + f", fields {sum(fields) / len(fields):.3f}, all three {sum(right['all three']) / len(lines):.3f}"
    )
    if whole:
        every = fields + settled
        print(f"all nine fields of {len(whole)} lines: fields {sum(every) / len(every):.3f}, whole cases {sum(whole) / len(whole):.3f}")
    print(f"findings and answers without their words or reasons: {len(loose)}")
    if verbose:
        print("\n".join(loose))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), "-v" in sys.argv[2:])
