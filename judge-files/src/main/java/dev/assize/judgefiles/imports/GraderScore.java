package dev.assize.judgefiles.imports;

import java.math.BigDecimal;

/**
 * What one grader comes to.
 *
 * @param value the expression that holds it
 * @param passed when it passes, as an expression; empty where nothing says so
 */
record GraderScore(String value, String passed, BigDecimal least, BigDecimal most) {}
