package dev.assize.runs.cache;

/** How often an answer was not asked for again, and what that would have cost. */
record CacheUse(long hits, Cost saved) {
    CacheUse plus(CacheUse other) {
        return new CacheUse(hits + other.hits, saved.plus(other.saved));
    }
}
