CREATE TABLE "sms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"to" text NOT NULL,
	"topic" text NOT NULL,
	"text" text,
	"secret_until" timestamp (3) with time zone,
	"state" text DEFAULT 'queued' NOT NULL,
	"provider_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "sms_attempts_range" CHECK ("sms"."attempts" >= 0),
	CONSTRAINT "sms_to_length" CHECK (char_length("sms"."to") <= 30),
	CONSTRAINT "sms_topic_length" CHECK (char_length("sms"."topic") <= 50),
	CONSTRAINT "sms_text_length" CHECK (char_length("sms"."text") <= 500),
	CONSTRAINT "sms_secret_until_moment" CHECK ("sms"."secret_until" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "sms_state_known" CHECK ("sms"."state" in ('queued', 'sent', 'kept', 'failed')),
	CONSTRAINT "sms_provider_id_length" CHECK (char_length("sms"."provider_id") <= 200),
	CONSTRAINT "sms_last_error_length" CHECK (char_length("sms"."last_error") <= 500),
	CONSTRAINT "sms_created_at_moment" CHECK ("sms"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "sms_done_at_moment" CHECK ("sms"."done_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE INDEX "sms_queued_at" ON "sms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_state" ON "sms" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "sms_to" ON "sms" USING btree ("to");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "sms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "sms" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
