package dev.assize.runs.cache;

class MemoryAnswersTest extends AnswerCacheContract {

    @Override
    AnswerCache open() {
        return new MemoryAnswers();
    }
}
