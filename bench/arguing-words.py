#!/usr/bin/env python3
"""Prints the words that reasons are full of, whatever the case is about: those that occur in reasons on several sets of facts.

What a case is about differs from case to case; how one argues does not. Usage: arguing-words.py FOLDER, where FOLDER holds
reasons*.tsv and reason-situations.jsonl. Legal notions of the glossary are left out. The list in the product is judges/src/main/resources/dev/assize/judges/citation/internal/arguing-words.txt.
"""
import collections
import json
import pathlib
import re
import sys
import unicodedata

SEVERAL = 2
SHORTEST = 4
GLOSSARY = "judges/src/main/resources/dev/assize/judges/citation/internal/glossary.txt"


def legal(glossary):
    lines = [line for line in glossary.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return tuple(words(" ".join(line.replace("|", " ").replace(",", " ") for line in lines)))


def words(text):
    plain = "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))
    return {one for one in re.findall(r"[a-z]+", plain) if len(one) >= SHORTEST}


def main(folder):
    own = {}
    for line in (folder / "reason-situations.jsonl").read_text(encoding="utf-8").splitlines():
        facts = json.loads(line)
        texts = [facts["citationSnippet"], *(one for each in facts["candidates"] for one in each.get("summaries", []))]
        own[facts["situation"]] = words(" ".join(texts))
    seen = collections.defaultdict(set)
    for table in sorted(folder.glob("reasons*.tsv")):
        for row in table.read_text(encoding="utf-8").splitlines():
            if not row.startswith("#"):
                cells = row.split("\t")
                for word in words(cells[5].replace("\\n", " ")) - own[cells[0]]:
                    seen[word].add(cells[0])
    notions = legal(pathlib.Path(__file__).parents[1] / GLOSSARY)
    print("# Words of arguments that say nothing of what a case is about. Made by bench/arguing-words.py, a line for each first letter.")
    lines = collections.defaultdict(list)
    for word in sorted(word for word, where in seen.items() if len(where) >= SEVERAL and not word.startswith(notions)):
        lines[word[0]].append(word)
    for line in lines.values():
        print(" ".join(line))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
