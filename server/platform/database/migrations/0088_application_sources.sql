ALTER TABLE "application" ADD COLUMN "source" text DEFAULT 'board' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "source_name" text;--> statement-breakpoint
CREATE INDEX "application_source" ON "application" USING btree ("organisation_id","source","source_name","applied_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "application_job_source" ON "application" USING btree ("organisation_id","job_id","source","source_name");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_source_known" CHECK ("application"."source" in ('board', 'careers_page', 'embed', 'job_alert', 'referral', 'link', 'import', 'hr', 'general'));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_source_name_length" CHECK (char_length("application"."source_name") <= 40);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_source_named" CHECK ("application"."source_name" is null or "application"."source" = 'link');