/**
 * What the Belgian law library understands of a court's name, an ECLI, a case number or a decision, for a person at
 * a terminal.
 * {@link dev.assize.cli.law.LawCommand} lists the commands.
 */
@NullMarked
package dev.assize.cli.law;

import org.jspecify.annotations.NullMarked;
