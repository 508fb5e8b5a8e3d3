CREATE TABLE run (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  judge TEXT NOT NULL,
  version TEXT NOT NULL,
  epoch TEXT NOT NULL,
  state TEXT NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  plan TEXT NOT NULL
);

CREATE TABLE result (
  run BIGINT NOT NULL REFERENCES run (id),
  ordinal BIGINT NOT NULL,
  case_id TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  status TEXT NOT NULL,
  label TEXT,
  score NUMERIC,
  calls BIGINT NOT NULL,
  input_tokens BIGINT NOT NULL,
  output_tokens BIGINT NOT NULL,
  usd NUMERIC NOT NULL,
  unpriced_calls BIGINT NOT NULL,
  waited_ms BIGINT NOT NULL,
  judged_at TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
);

CREATE TABLE document (
  run BIGINT NOT NULL,
  ordinal BIGINT NOT NULL,
  record TEXT,
  line TEXT NOT NULL,
  PRIMARY KEY (run, ordinal)
);

CREATE VIEW answer AS
SELECT
  run.name AS run,
  document.ordinal AS ordinal,
  document.line::json ->> 'id' AS case_id,
  entry.place - 1 AS place,
  entry.value ->> 'question' AS question,
  entry.value ->> 'asks' AS asks,
  entry.value ->> 'by' AS answered_by,
  entry.value -> 'value' AS value,
  entry.value ->> 'withheld' AS withheld,
  entry.value ->> 'rationale' AS rationale
FROM run
JOIN document ON document.run = run.id
CROSS JOIN LATERAL json_array_elements(document.line::json -> 'answers') WITH ORDINALITY AS entry (value, place);

CREATE VIEW finding AS
SELECT
  run.name AS run,
  document.ordinal AS ordinal,
  document.line::json ->> 'id' AS case_id,
  entry.place - 1 AS place,
  entry.value ->> 'code' AS code,
  entry.value ->> 'severity' AS severity,
  entry.value ->> 'message' AS message
FROM run
JOIN document ON document.run = run.id
CROSS JOIN LATERAL json_array_elements(document.line::json -> 'findings') WITH ORDINALITY AS entry (value, place);
