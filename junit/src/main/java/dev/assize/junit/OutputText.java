package dev.assize.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text of what a model produced. Responses of LangChain4j ({@code ChatResponse}, {@code AiMessage}, {@code Result}) and of Spring AI
 * ({@code ChatResponse}, {@code Generation}, {@code AssistantMessage}) are read by the names of their methods, so that neither library
 * is needed here.
 */
final class OutputText {

    /** From the outside in: what holds a message, what a message holds. */
    private static final List<String> STEPS =
            List.of("aiMessage", "getResult", "getOutput", "content", "getText", "text", "getContent");

    private static final int MOST_STEPS = 5;

    private OutputText() {}

    /**
     * Throws {@link IllegalArgumentException} for an object that holds no text.
     *
     * @param what it is, as a message calls it
     */
    static String of(String what, @Nullable Object output) {
        if (output == null) {
            throw new IllegalArgumentException(what + " is null, expected a text");
        }
        Object here = output;
        for (int step = 0; step <= MOST_STEPS; step++) {
            if (here instanceof CharSequence text) {
                return text.toString();
            }
            Object inside = inside(here);
            if (inside == null) {
                break;
            }
            here = inside;
        }
        throw new IllegalArgumentException(
                what + ": found a " + output.getClass().getName()
                        + ", expected a text, or a response of LangChain4j or Spring AI that holds one");
    }

    private static @Nullable Object inside(Object holder) {
        for (String step : STEPS) {
            for (Method method : holder.getClass().getMethods()) {
                boolean fits = method.getName().equals(step)
                        && method.getParameterCount() == 0
                        && method.getReturnType() != void.class
                        && method.getDeclaringClass() != Object.class;
                Object value = fits ? call(method, holder) : null;
                if (value != null) {
                    return value;
                }
            }
        }
        return null;
    }

    private static @Nullable Object call(Method method, Object holder) {
        try {
            // The class may be hidden behind a public interface.
            return method.trySetAccessible() ? method.invoke(holder) : null;
        } catch (IllegalAccessException e) {
            return null;
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(
                    holder.getClass().getSimpleName() + "." + method.getName() + "() failed: " + e.getCause(), e);
        }
    }
}
