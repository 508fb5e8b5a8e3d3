package dev.assize.judgefiles.imports;

/**
 * What a check of promptfoo becomes in a judge file.
 *
 * @param score an expression
 * @param passed a condition with one place for the score
 */
record PromptfooCheck(String score, String passed) {

    static PromptfooCheck of(String condition) {
        return new PromptfooCheck("(" + condition + ") ? 1 : 0", "(%s == 1)");
    }
}
