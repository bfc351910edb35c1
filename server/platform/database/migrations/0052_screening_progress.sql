ALTER TABLE "screening_list" ADD COLUMN "screened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "screening_list" ADD COLUMN "screened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "screening_list" ADD CONSTRAINT "screening_list_screened_range" CHECK ("screening_list"."screened" >= 0);--> statement-breakpoint
ALTER TABLE "screening_list" ADD CONSTRAINT "screening_list_screened_at_moment" CHECK ("screening_list"."screened_at" between '1900-01-01Z' and '9999-12-31Z');