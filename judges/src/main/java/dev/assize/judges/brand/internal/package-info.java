/**
 * What is, and what is not, a variation of a brand's name: a small library without the engine.
 *
 * <p>Read {@link dev.assize.judges.brand.internal.BrandForms} first: it answers for one brand and explains each answer.
 * {@link dev.assize.judges.brand.internal.BrandLexicon} holds what spelling alone cannot tell (real brands, other names of
 * the same brand, product words), kept as plain lists beside the classes.
 */
@NullMarked
package dev.assize.judges.brand.internal;

import org.jspecify.annotations.NullMarked;
