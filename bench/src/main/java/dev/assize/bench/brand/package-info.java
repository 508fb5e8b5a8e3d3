/**
 * Measures the brand-extraction judge on real names: {@link dev.assize.bench.brand.BrandBench} is the command,
 * {@link dev.assize.bench.brand.SpellingFigures} what the variation library finds and mistakes,
 * {@link dev.assize.bench.brand.CaseFigures} how the judge fares on made-up cases whose truth is known.
 */
@NullMarked
package dev.assize.bench.brand;

import org.jspecify.annotations.NullMarked;
