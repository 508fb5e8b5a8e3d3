/**
 * The brand-extraction judge: whether a list of brand variations fits the brand of a product's title.
 * {@link dev.assize.judges.brand.BrandExtraction} is the judge, {@link dev.assize.judges.brand.Extraction} what code
 * sees in a case, {@link dev.assize.judges.brand.EmbeddedBrand} the answerer that ships with it. What a variation is
 * lives in {@link dev.assize.judges.brand.internal}.
 */
@NullMarked
package dev.assize.judges.brand;

import org.jspecify.annotations.NullMarked;
