CREATE TABLE "feedback_invitation" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"interaction_id" uuid,
	"member_id" uuid,
	"address" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"key_digest" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"skipped_reason" text,
	CONSTRAINT "feedback_invitation_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "feedback_invitation_once" UNIQUE("organisation_id","interaction_id"),
	CONSTRAINT "feedback_invitation_key" UNIQUE("organisation_id","key_digest"),
	CONSTRAINT "feedback_invitation_asked" CHECK (("feedback_invitation"."sent_at" is null) = ("feedback_invitation"."skipped_reason" is not null)),
	CONSTRAINT "feedback_invitation_address_length" CHECK (char_length("feedback_invitation"."address") <= 254),
	CONSTRAINT "feedback_invitation_language_known" CHECK ("feedback_invitation"."language" in ('en', 'sw')),
	CONSTRAINT "feedback_invitation_key_digest_length" CHECK (char_length("feedback_invitation"."key_digest") <= 43),
	CONSTRAINT "feedback_invitation_created_at_moment" CHECK ("feedback_invitation"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "feedback_invitation_sent_at_moment" CHECK ("feedback_invitation"."sent_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "feedback_invitation_reminded_at_moment" CHECK ("feedback_invitation"."reminded_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "feedback_invitation_skipped_reason_known" CHECK ("feedback_invitation"."skipped_reason" in ('asked_lately', 'no_address', 'former'))
);
--> statement-breakpoint
CREATE TABLE "survey_settings" (
	"organisation_id" uuid NOT NULL,
	"cooldown_days" integer NOT NULL,
	"ask_after_closing" boolean NOT NULL,
	"reminder_days" integer NOT NULL,
	"sample_percent" integer NOT NULL,
	CONSTRAINT "survey_settings_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "survey_settings_cooldown_days_range" CHECK ("survey_settings"."cooldown_days" between 1 and 180),
	CONSTRAINT "survey_settings_reminder_days_range" CHECK ("survey_settings"."reminder_days" between 0 and 30),
	CONSTRAINT "survey_settings_sample_percent_range" CHECK ("survey_settings"."sample_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "feedback_invitation" ADD CONSTRAINT "feedback_invitation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_invitation" ADD CONSTRAINT "feedback_invitation_interaction" FOREIGN KEY ("organisation_id","interaction_id") REFERENCES "public"."interaction"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_invitation" ADD CONSTRAINT "feedback_invitation_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_settings" ADD CONSTRAINT "survey_settings_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_invitation_member_id" ON "feedback_invitation" USING btree ("organisation_id","member_id","sent_at");--> statement-breakpoint
CREATE INDEX "feedback_invitation_address" ON "feedback_invitation" USING btree ("organisation_id","address","sent_at");--> statement-breakpoint
CREATE INDEX "feedback_invitation_created" ON "feedback_invitation" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_invitation_unreminded" ON "feedback_invitation" USING btree ("sent_at") WHERE "feedback_invitation"."reminded_at" is null and "feedback_invitation"."sent_at" is not null;--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['feedback_invitation', 'survey_settings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
