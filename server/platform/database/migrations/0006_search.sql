-- Similarity of words by their trigrams, for searches that forgive a typo and find any part of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || description)) STORED;
--> statement-breakpoint
CREATE INDEX "application_person_parts" ON "application" USING gin ("candidate_name" gin_trgm_ops,"candidate_email" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_search" ON "job" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "job_title_parts" ON "job" USING gin ("title" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_description_parts" ON "job" USING gin ("description" gin_trgm_ops);