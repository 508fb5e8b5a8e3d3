/**
 * Judging in tests: {@link dev.assize.junit.AssizeAssertions} asserts on single outputs and on whole runs,
 * {@link dev.assize.junit.JudgedBy} gives a test class its judge, and what was judged is written as a report beside the test reports.
 */
@NullMarked
package dev.assize.junit;

import org.jspecify.annotations.NullMarked;
