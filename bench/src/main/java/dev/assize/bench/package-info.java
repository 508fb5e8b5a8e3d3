/**
 * Developer commands that measure the built-in judges against labelled data. Read
 * {@link dev.assize.bench.CoverageAgreement} first.
 */
@NullMarked
package dev.assize.bench;

import org.jspecify.annotations.NullMarked;
