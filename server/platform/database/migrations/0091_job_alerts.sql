CREATE TABLE "job_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"sacco_id" uuid,
	"q" text NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"type" text NOT NULL,
	"frequency" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"mailed_until" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alert_whose" CHECK (("job_alert"."user_id" is null) <> ("job_alert"."email" is null)),
	CONSTRAINT "job_alert_email_lower" CHECK ("job_alert"."email" = lower("job_alert"."email")),
	CONSTRAINT "job_alert_email_length" CHECK (char_length("job_alert"."email") <= 254),
	CONSTRAINT "job_alert_language_known" CHECK ("job_alert"."language" in ('en', 'sw')),
	CONSTRAINT "job_alert_q_length" CHECK (char_length("job_alert"."q") <= 100),
	CONSTRAINT "job_alert_department_length" CHECK (char_length("job_alert"."department") <= 100),
	CONSTRAINT "job_alert_location_length" CHECK (char_length("job_alert"."location") <= 100),
	CONSTRAINT "job_alert_type_length" CHECK (char_length("job_alert"."type") <= 100),
	CONSTRAINT "job_alert_frequency_known" CHECK ("job_alert"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "job_alert_confirmed_at_moment" CHECK ("job_alert"."confirmed_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "job_alert_paused_at_moment" CHECK ("job_alert"."paused_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "job_alert_stopped_at_moment" CHECK ("job_alert"."stopped_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "job_alert_mailed_until_moment" CHECK ("job_alert"."mailed_until" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "job_alert_next_at_moment" CHECK ("job_alert"."next_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "job_alert_created_at_moment" CHECK ("job_alert"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "job_alert" ADD CONSTRAINT "job_alert_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert" ADD CONSTRAINT "job_alert_sacco_id_organisation_id_fk" FOREIGN KEY ("sacco_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alert_due" ON "job_alert" USING btree ("next_at") WHERE "job_alert"."confirmed_at" is not null and "job_alert"."paused_at" is null and "job_alert"."stopped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_alert_search" ON "job_alert" USING btree (coalesce("user_id"::text, "email"),coalesce("sacco_id"::text, ''),lower("q"),"department","location","type");--> statement-breakpoint
CREATE INDEX "job_alert_user" ON "job_alert" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_alert_email" ON "job_alert" USING btree ("email");--> statement-breakpoint
CREATE INDEX "job_alert_sacco" ON "job_alert" USING btree ("sacco_id");--> statement-breakpoint
CREATE INDEX "job_alert_idle" ON "job_alert" USING btree ("created_at") WHERE "job_alert"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "job_alert_stopped" ON "job_alert" USING btree ("stopped_at") WHERE "job_alert"."stopped_at" is not null;