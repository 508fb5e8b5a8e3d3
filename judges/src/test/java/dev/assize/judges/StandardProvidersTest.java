package dev.assize.judges;

import dev.assize.core.catalog.JudgeProvider;
import dev.assize.judges.brand.BrandExtractionProvider;
import dev.assize.judges.citation.CitationMappingProvider;
import dev.assize.judges.coverage.ReferenceCoverageProvider;
import dev.assize.judges.provision.ProvisionExtractionProvider;
import dev.assize.testkit.JudgeProviderContract;
import org.junit.jupiter.api.Nested;

class StandardProvidersTest {

    @Nested
    class OfBrands extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new BrandExtractionProvider();
        }
    }

    @Nested
    class OfCitations extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new CitationMappingProvider();
        }
    }

    @Nested
    class OfCoverage extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new ReferenceCoverageProvider();
        }
    }

    @Nested
    class OfProvisions extends JudgeProviderContract {
        @Override
        protected JudgeProvider provider() {
            return new ProvisionExtractionProvider();
        }
    }
}
