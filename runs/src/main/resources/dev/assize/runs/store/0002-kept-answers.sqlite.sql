CREATE TABLE kept_answer (
  key TEXT NOT NULL PRIMARY KEY,
  answerer TEXT NOT NULL,
  asks TEXT NOT NULL,
  content TEXT NOT NULL,
  nanodollars INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  kept_at_ms INTEGER NOT NULL
);

CREATE TABLE kept_answer_use (
  answerer TEXT NOT NULL PRIMARY KEY,
  hits INTEGER NOT NULL,
  nanodollars INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL
);
