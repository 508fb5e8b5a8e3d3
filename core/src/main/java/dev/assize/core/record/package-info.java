/**
 * Reading a user's record: {@link dev.assize.core.record.RecordFields} finds a judge's fields under their names and
 * aliases, and says in one sentence what is wrong with one that cannot be read.
 */
@NullMarked
package dev.assize.core.record;

import org.jspecify.annotations.NullMarked;
