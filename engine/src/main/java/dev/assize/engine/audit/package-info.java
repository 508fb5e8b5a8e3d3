/** What a model replied to a whole judge prompt, checked case by case: {@link dev.assize.engine.audit.AuditSession}. */
@NullMarked
package dev.assize.engine.audit;

import org.jspecify.annotations.NullMarked;
