package org.example.spanish;

import dev.assize.testkit.LanguagePackContract;
import dev.assize.text.LanguagePack;
import java.util.List;

class SpanishTest extends LanguagePackContract {

    @Override
    protected LanguagePack pack() {
        return new Spanish();
    }

    @Override
    protected List<String> sentences() {
        return List.of(
                "El título nombra la marca, pero no dice quién fabrica este producto.",
                "La empresa vende zapatos desde hace muchos años en todo el país.",
                "Según el gobierno, la ley entrará en vigor después de las elecciones.");
    }

    @Override
    protected List<String> formsOfOneWord() {
        return List.of("marca", "marcas");
    }
}
