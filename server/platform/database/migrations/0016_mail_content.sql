ALTER TABLE "mail" ADD COLUMN "secret_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
CREATE INDEX "mail_about" ON "mail" USING btree ("about_user_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_secret_until_moment" CHECK ("mail"."secret_until" between '1900-01-01Z' and '9999-12-31Z');