package dev.assize.judgefiles;

import dev.assize.core.catalog.JudgeSource;
import dev.assize.testkit.JudgeSourceContract;

class JudgeFileSourceTest extends JudgeSourceContract {

    @Override
    protected JudgeSource source() {
        return new JudgeFileSource();
    }

    @Override
    protected String usable() {
        return "../examples/judges/mqm.yaml";
    }

    @Override
    protected String unusable() {
        return "../examples/judges/nowhere.yaml";
    }
}
