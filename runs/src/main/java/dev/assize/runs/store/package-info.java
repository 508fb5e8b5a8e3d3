/**
 * Runs kept for good, in an SQLite file or a PostgreSQL database. {@link dev.assize.runs.store.RunStore} is the way in,
 * {@link dev.assize.runs.store.RunWriter} keeps a run while it goes on, {@link dev.assize.runs.store.StoredRun} reads it
 * back. {@link dev.assize.runs.store.Database} is the only class that opens connections; tables are made by the
 * {@code .sql} files beside it, one for each step and dialect, which {@code Migrations} lists.
 */
@NullMarked
package dev.assize.runs.store;

import org.jspecify.annotations.NullMarked;
