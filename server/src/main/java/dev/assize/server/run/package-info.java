/**
 * Runs as the server shows and starts them. {@link dev.assize.server.run.Workspace} is what all pages work on; {@link
 * dev.assize.server.run.RunControl} keeps the runs that go on here.
 */
@NullMarked
package dev.assize.server.run;

import org.jspecify.annotations.NullMarked;
