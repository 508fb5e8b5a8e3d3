package dev.assize.judges.provision;

import dev.assize.text.Span;

/**
 * Two names that may or may not mean one act, where a finding hangs on it and nothing proves either.
 *
 * @param kind what it becomes once somebody says so: a split act or a wrong name
 * @param ifSame whether it becomes so when the two are the same act, or when they are not
 * @param item the index of the item that the doubt is about
 * @param place where the source names the act
 */
record ActDoubt(IssueKind kind, boolean ifSame, int item, String one, String other, Span place, String message) {}
