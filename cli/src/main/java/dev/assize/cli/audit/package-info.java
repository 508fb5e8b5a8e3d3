/**
 * {@code assize audit}: {@link dev.assize.cli.audit.AuditCommand} reads the options and starts the audit,
 * {@link dev.assize.cli.audit.AuditTextReport} shows what it found to a person.
 */
@NullMarked
package dev.assize.cli.audit;

import org.jspecify.annotations.NullMarked;
