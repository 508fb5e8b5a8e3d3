ALTER TABLE result ADD COLUMN doubtful BIGINT NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN hangs_on_doubt BIGINT NOT NULL DEFAULT 0;

DROP VIEW answer;

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
  entry.value ->> 'rationale' AS rationale,
  (entry.value ->> 'confidence')::numeric AS confidence
FROM run
JOIN document ON document.run = run.id
CROSS JOIN LATERAL json_array_elements(document.line::json -> 'answers') WITH ORDINALITY AS entry (value, place);
