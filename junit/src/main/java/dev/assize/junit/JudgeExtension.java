package dev.assize.junit;

import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/** Hands a test the judge that its method, its class or a class around it names. */
final class JudgeExtension implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == CaseJudge.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        JudgedBy named = find(context)
                .orElseThrow(() -> new ParameterResolutionException("no @JudgedBy says which judge the test wants"));
        return CaseJudge.of(named);
    }

    private static Optional<JudgedBy> find(ExtensionContext context) {
        Optional<JudgedBy> here = AnnotationSupport.findAnnotation(context.getElement(), JudgedBy.class);
        return here.isPresent() ? here : context.getParent().flatMap(JudgeExtension::find);
    }
}
