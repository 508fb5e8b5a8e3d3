#!/usr/bin/env python3
"""Lists methods of the main code that no other class refers to, and public types that serve their own module alone.

Usage: bench/unused.py [methods|public]   after mvn test-compile, from the top of the checkout

It reads the constant pools of all compiled classes: a method that is called, or handed on as a reference, stands in one.
A row is a place to look, no verdict: what is called by name from outside (picocli, services, libraries, users) is in no pool.
"""
import collections
import glob
import os
import re
import struct
import sys

HELPERS = ("bench", "testkit", "testkit-engine")
WITHOUT_CALLERS = ("<clinit>", "values", "valueOf", "equals", "hashCode", "toString", "main")
PLAIN = ("java/lang/Object", "java/lang/Record", "java/lang/Enum")


class ClassFile:
    """What a class declares and what it refers to."""

    def __init__(self, path, module, main):
        self.module, self.main = module, main
        data = open(path, "rb").read()
        pool, at = self.read_pool(data)
        text = lambda index: pool[index][1]
        name = lambda index: text(pool[index][1])
        self.access, this, above, count = struct.unpack(">HHHH", data[at:at + 8])
        at += 8
        interfaces = struct.unpack(f">{count}H", data[at:at + 2 * count])
        at += 2 * count
        self.name = name(this)
        self.supers = [name(each) for each in ([above] if above else []) + list(interfaces)]
        self.references = set()
        self.types = set()
        for entry in filter(None, pool):
            if entry[0] in (9, 10, 11):
                member = pool[entry[2]]
                self.references.add((name(entry[1]), text(member[1]), text(member[2])))
            elif entry[0] == 7:
                self.types.add(text(entry[1]))
            elif entry[0] == 1 and ";" in entry[1]:
                self.types.update(re.findall(r"L([\w/$]+)[;<]", entry[1]))
        self.fields, self.methods = set(), []
        for kind in ("field", "method"):
            count = struct.unpack(">H", data[at:at + 2])[0]
            at += 2
            for _ in range(count):
                access, named, typed = struct.unpack(">HHH", data[at:at + 6])
                at, annotated = self.skip_attributes(data, at + 6, text)
                if kind == "field":
                    self.fields.add(text(named))
                else:
                    self.methods.append((access, text(named), text(typed), annotated))

    @staticmethod
    def read_pool(data):
        size = struct.unpack(">H", data[8:10])[0]
        pool, at, index = [None] * size, 10, 1
        while index < size:
            tag = data[at]
            if tag == 1:
                length = struct.unpack(">H", data[at + 1:at + 3])[0]
                pool[index] = (1, data[at + 3:at + 3 + length].decode("utf8", "replace"))
                at += 3 + length
            elif tag in (3, 4):
                at += 5
            elif tag in (5, 6):
                at += 9
                index += 1
            elif tag in (7, 8, 16, 19, 20):
                pool[index] = (tag, struct.unpack(">H", data[at + 1:at + 3])[0])
                at += 3
            elif tag == 15:
                at += 4
            else:
                pool[index] = (tag,) + struct.unpack(">HH", data[at + 1:at + 5])
                at += 5
            index += 1
        return pool, at

    @staticmethod
    def skip_attributes(data, at, text):
        count = struct.unpack(">H", data[at:at + 2])[0]
        at += 2
        annotated = False
        for _ in range(count):
            named, length = struct.unpack(">HI", data[at:at + 6])
            annotated |= text(named) == "RuntimeVisibleAnnotations"
            at += 6 + length
        return at, annotated


def compiled():
    classes = {}
    for folder in sorted(glob.glob("*/target/*classes") + glob.glob("examples/*/target/*classes")):
        module = folder.split("/target/")[0]
        main = not folder.endswith("test-classes") and not module.startswith("examples/")
        for path in glob.glob(folder + "/**/*.class", recursive=True):
            found = ClassFile(path, module, main)
            classes[found.name] = found
    return classes


def above(name, classes, seen):
    for each in classes[name].supers if name in classes else ():
        if each not in seen:
            seen.add(each)
            above(each, classes, seen)
    return seen


def methods(classes):
    users = collections.defaultdict(set)
    for each in classes.values():
        for owner, name, typed in each.references:
            users[name, typed].add((owner, each.main and each.module not in HELPERS))
    families = {name: {name} | above(name, classes, set()) for name in classes}
    below = collections.defaultdict(set)
    for name, family in families.items():
        for each in family:
            below[each].add(name)
    for name, each in sorted(classes.items()):
        if not each.main or each.module in HELPERS:
            continue
        kin = set().union(*(families[child] for child in below[name]))
        record = "java/lang/Record" in each.supers
        foreign = [kind for kind in families[name] if kind not in classes and kind not in PLAIN]
        for access, method, typed, annotated in each.methods:
            made = access & 0x1040 or "$" in method or method in WITHOUT_CALLERS or (method == "<init>" and record)
            accessor = record and method in each.fields and typed.startswith("()")
            if made or accessor or annotated or foreign or (method, typed) == ("<init>", "()V"):
                continue
            if any(method == other[1] for kind in families[name] - {name} for other in
                   (classes[kind].methods if kind in classes else ())):
                continue
            calls = {main for owner, main in users[method, typed] if owner in kin}
            if True not in calls:
                print(each.module, name.replace("/", "."), method, "tests alone" if calls else "nobody", sep="\t")


def public(classes):
    for name, each in sorted(classes.items()):
        if not each.main or each.module in HELPERS or "$" in name or not each.access & 1 or name.endswith("package-info"):
            continue
        if not any(name in other.types for other in classes.values() if other.module != each.module):
            print(each.module, name.replace("/", "."), sep="\t")


if __name__ == "__main__":
    if not glob.glob("core/target/classes"):
        sys.exit("nothing is compiled here: run mvn test-compile first, from the top of the checkout")
    (public if sys.argv[1:] == ["public"] else methods)(compiled())
