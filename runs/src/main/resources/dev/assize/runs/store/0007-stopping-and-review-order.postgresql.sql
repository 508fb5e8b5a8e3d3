ALTER TABLE run ADD COLUMN stop_asked_at TEXT;

CREATE INDEX IF NOT EXISTS review_answer_given ON review_answer (run, given_at);

CREATE INDEX IF NOT EXISTS review_answer_person ON review_answer (run, person, given_at);

CREATE INDEX IF NOT EXISTS reviewed_result_ruled ON reviewed_result (run, ruled_at);
