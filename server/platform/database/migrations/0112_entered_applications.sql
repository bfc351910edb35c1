ALTER TABLE "application" DROP CONSTRAINT "application_once_per_job";--> statement-breakpoint
DROP INDEX "candidate_imported_email";--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "education" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "available_start_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "work_authorization" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "willing_to_relocate" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "has_background" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_person" FOREIGN KEY ("organisation_id","candidate_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_entered" ON "application" USING btree ("organisation_id","candidate_id") WHERE "application"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_imported_email" ON "candidate" USING btree ("organisation_id","email") WHERE "candidate"."user_id" is null and "candidate"."email" <> '';--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_once_per_job" UNIQUE("organisation_id","job_id","candidate_id");