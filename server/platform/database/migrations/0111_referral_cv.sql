ALTER TABLE "application" ADD COLUMN "works_here" boolean;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "cv_file_id" uuid;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_cv" FOREIGN KEY ("organisation_id","cv_file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_cv_of" ON "referral" USING btree ("organisation_id","cv_file_id");--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_opened_at_moment" CHECK ("referral"."opened_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_declined_at_moment" CHECK ("referral"."declined_at" between '1900-01-01Z' and '9999-12-31Z');