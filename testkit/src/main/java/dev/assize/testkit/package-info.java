/**
 * For tests of judges, ours and anybody's: {@link dev.assize.testkit.JudgeTester} judges one case and says what it
 * should find, {@link dev.assize.testkit.JudgeContract} is the test every judge extends,
 * {@link dev.assize.testkit.ScriptedAnswerer} answers as told, {@link dev.assize.testkit.Golden} pins exact forms.
 */
@NullMarked
package dev.assize.testkit;

import org.jspecify.annotations.NullMarked;
