# Builds and runs Assize. Once the base image and the Maven cache are there, it needs no network to run.
#   docker build -t assize .
#   docker run --rm -v "$PWD:/data" assize judge reference-coverage cases.jsonl
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven unzip && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN mvn -B -ntp -q -Pdist -Dmaven.test.skip=true -Dfast package \
    && unzip -q dist/target/assize-*.zip -d /opt \
    && mv /opt/assize-* /opt/assize

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends openjdk-17-jre-headless && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home assize
COPY --from=build /opt/assize /opt/assize
ENV PATH="/opt/assize/bin:${PATH}"
USER assize
WORKDIR /data
ENTRYPOINT ["assize"]
CMD ["--help"]
