/**
 * What calls cost: {@link dev.assize.models.price.PriceList} knows what a model charges, {@link
 * dev.assize.models.price.MeteredChat} counts what each call cost, {@link dev.assize.models.price.Budget} stops a run
 * before it costs more than its user allowed.
 */
@NullMarked
package dev.assize.models.price;

import org.jspecify.annotations.NullMarked;
