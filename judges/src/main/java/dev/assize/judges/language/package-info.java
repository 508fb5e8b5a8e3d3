/** Which languages embedded rules are written for: {@link dev.assize.judges.language.RuleLanguages}. */
@NullMarked
package dev.assize.judges.language;

import org.jspecify.annotations.NullMarked;
