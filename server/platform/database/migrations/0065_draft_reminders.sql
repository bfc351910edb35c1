ALTER TABLE "application_draft" ADD COLUMN "begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_draft" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_begun_at_moment" CHECK ("application_draft"."begun_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_reminded_at_moment" CHECK ("application_draft"."reminded_at" between '1900-01-01Z' and '9999-12-31Z');