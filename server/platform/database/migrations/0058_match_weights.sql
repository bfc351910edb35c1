ALTER TABLE "application" ADD COLUMN "score_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "job_match_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "match_weights" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "match_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_score_version_range" CHECK ("application"."score_version" >= 1);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_match_version_range" CHECK ("application"."job_match_version" >= 1);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_match_version_range" CHECK ("job"."match_version" >= 1);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_match_weights_shape" CHECK (jsonb_typeof("job"."match_weights") = 'object');