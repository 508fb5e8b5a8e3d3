/**
 * Case numbers of Belgian courts: their forms, and when two of them are one number.
 * Start with {@link dev.assize.law.be.role.CaseNumber}.
 */
@NullMarked
package dev.assize.law.be.role;

import org.jspecify.annotations.NullMarked;
