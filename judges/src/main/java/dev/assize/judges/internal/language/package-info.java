/** Which languages embedded rules are written for: {@link dev.assize.judges.internal.language.RuleLanguages}. */
@NullMarked
package dev.assize.judges.internal.language;

import org.jspecify.annotations.NullMarked;
