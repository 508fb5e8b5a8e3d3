package dev.assize.junit;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Tells which test is running, and writes the reports when all are over. Found as a service by whoever runs the tests. */
public final class ReportListener implements TestExecutionListener {

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            TestReports.OF_THIS_PROCESS.begin(name(test));
        }
    }

    /** {@code CapitalTest.knowsTheTower}; of a test that is run several times also which time it is. */
    private static String name(TestIdentifier test) {
        String shown = test.getDisplayName();
        return test.getSource()
                .map(source -> {
                    if (source instanceof MethodSource method) {
                        String plain = simple(method.getClassName()) + "." + method.getMethodName();
                        return shown.startsWith(method.getMethodName()) ? plain : plain + " " + shown;
                    }
                    return source instanceof ClassSource type ? simple(type.getClassName()) + " " + shown : shown;
                })
                .orElse(shown);
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        try {
            for (Path page : TestReports.OF_THIS_PROCESS.finish()) {
                System.out.println("Assize report: " + page.toAbsolutePath());
            }
        } catch (IOException e) {
            System.err.println("Assize: the report of the tests cannot be written: " + e.getMessage());
        }
    }
}
