/**
 * The courts of Belgium, and the reading of their names as people write them.
 *
 * <p>{@link dev.assize.law.be.court.Courts} is the registry, filled from the resource files {@code types.json},
 * {@code courts.json}, {@code places.json}, {@code elsewhere.json} and {@code name-words.json} beside this package. A written name becomes a
 * {@link dev.assize.law.be.court.CourtReading}; two readings are compared by
 * {@link dev.assize.law.be.court.CourtAlignment}. Read {@code CourtReading} first.
 */
@NullMarked
package dev.assize.law.be.court;

import org.jspecify.annotations.NullMarked;
