/**
 * Acts: statutes, codes, decrees, treaties and acts of the Union, by their names, abbreviations, types and dates.
 *
 * <p>{@link dev.assize.law.be.act.ActRegistry} holds those that are known beforehand ({@code acts.json}, a file that a
 * jurist can extend); {@link dev.assize.law.be.act.ActMentions} finds where a text names an act, registered or not.
 * Read {@code ActMentions} first.
 */
@NullMarked
package dev.assize.law.be.act;

import org.jspecify.annotations.NullMarked;
