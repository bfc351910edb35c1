CREATE TABLE "scheduled_message" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_message_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "scheduled_message_version_range" CHECK ("scheduled_message"."version" >= 1),
	CONSTRAINT "scheduled_message_subject_length" CHECK (char_length("scheduled_message"."subject") <= 200),
	CONSTRAINT "scheduled_message_body_length" CHECK (char_length("scheduled_message"."body") <= 10000),
	CONSTRAINT "scheduled_message_send_at_moment" CHECK ("scheduled_message"."send_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "scheduled_message_state_known" CHECK ("scheduled_message"."state" in ('waiting', 'sent', 'cancelled', 'not_sent')),
	CONSTRAINT "scheduled_message_refusal_known" CHECK ("scheduled_message"."refusal" in ('application_withdrawn', 'author_left', 'trial_ended')),
	CONSTRAINT "scheduled_message_created_at_moment" CHECK ("scheduled_message"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "scheduled_message" ADD CONSTRAINT "scheduled_message_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_message" ADD CONSTRAINT "scheduled_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_message" ADD CONSTRAINT "scheduled_message_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_message_thread" ON "scheduled_message" USING btree ("organisation_id","application_id","send_at");--> statement-breakpoint
CREATE INDEX "scheduled_message_author" ON "scheduled_message" USING btree ("author_id");
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['scheduled_message']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
