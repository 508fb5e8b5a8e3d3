CREATE TABLE kept_answer (
  key TEXT NOT NULL PRIMARY KEY,
  answerer TEXT NOT NULL,
  asks TEXT NOT NULL,
  content TEXT NOT NULL,
  nanodollars BIGINT NOT NULL,
  input_tokens BIGINT NOT NULL,
  output_tokens BIGINT NOT NULL,
  kept_at_ms BIGINT NOT NULL
);

CREATE TABLE kept_answer_use (
  answerer TEXT NOT NULL PRIMARY KEY,
  hits BIGINT NOT NULL,
  nanodollars BIGINT NOT NULL,
  input_tokens BIGINT NOT NULL,
  output_tokens BIGINT NOT NULL
);
