ALTER TABLE "organisation" ADD COLUMN "two_factor_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "two_factor_grace_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "two_factor_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_two_factor_grace_days_range" CHECK ("organisation"."two_factor_grace_days" between 0 and 60);--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_two_factor_roles_known" CHECK ("organisation"."two_factor_roles" <@ array['owner', 'hr', 'onboarding', 'experience']::text[]);--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_two_factor_roles_length" CHECK (cardinality("organisation"."two_factor_roles") <= 100 and char_length(array_to_string("organisation"."two_factor_roles", '')) <= 500);--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_two_factor_since_moment" CHECK ("organisation"."two_factor_since" between '1900-01-01Z' and '9999-12-31Z');