CREATE TABLE "campaign_recipient" (
	"organisation_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"channel" text,
	"key_digest" text,
	"message_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"visits" integer DEFAULT 0 NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "campaign_recipient_organisation_id_campaign_id_member_id_pk" PRIMARY KEY("organisation_id","campaign_id","member_id"),
	CONSTRAINT "campaign_recipient_reason" CHECK (("campaign_recipient"."state" = 'skipped') = ("campaign_recipient"."reason" is not null)),
	CONSTRAINT "campaign_recipient_sent" CHECK (("campaign_recipient"."state" = 'sent') = ("campaign_recipient"."sent_at" is not null and "campaign_recipient"."channel" is not null)),
	CONSTRAINT "campaign_recipient_visits_range" CHECK ("campaign_recipient"."visits" >= 0),
	CONSTRAINT "campaign_recipient_language_known" CHECK ("campaign_recipient"."language" in ('en', 'sw')),
	CONSTRAINT "campaign_recipient_state_known" CHECK ("campaign_recipient"."state" in ('waiting', 'sent', 'skipped')),
	CONSTRAINT "campaign_recipient_reason_known" CHECK ("campaign_recipient"."reason" in ('no_consent', 'former', 'no_address', 'capped', 'unsendable')),
	CONSTRAINT "campaign_recipient_channel_known" CHECK ("campaign_recipient"."channel" in ('mail', 'sms')),
	CONSTRAINT "campaign_recipient_key_digest_length" CHECK (char_length("campaign_recipient"."key_digest") <= 43),
	CONSTRAINT "campaign_recipient_sent_at_moment" CHECK ("campaign_recipient"."sent_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "campaign_recipient_visited_at_moment" CHECK ("campaign_recipient"."visited_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "campaign_recipient_unsubscribed_at_moment" CHECK ("campaign_recipient"."unsubscribed_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "campaign_settings" (
	"organisation_id" uuid NOT NULL,
	"messages" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "campaign_settings_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "campaign_settings_messages_range" CHECK ("campaign_settings"."messages" between 1 and 100),
	CONSTRAINT "campaign_settings_days_range" CHECK ("campaign_settings"."days" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"segment_id" uuid,
	"segment_name" text NOT NULL,
	"criteria" jsonb,
	"channels" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"sent_by" uuid,
	"scheduled_for" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "campaign_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "campaign_scheduled" CHECK ("campaign"."state" = 'draft' or "campaign"."scheduled_for" is not null),
	CONSTRAINT "campaign_criteria_shape" CHECK (jsonb_typeof("campaign"."criteria") = 'object'),
	CONSTRAINT "campaign_texts_shape" CHECK (coalesce(jsonb_path_match("campaign"."texts", '$.type() == "array" && $.size() >= 1 && $.size() <= 100', '{}', true), "campaign"."texts" is null)),
	CONSTRAINT "campaign_ended_at_order" CHECK ("campaign"."ended_at" >= "campaign"."started_at"),
	CONSTRAINT "campaign_name_length" CHECK (char_length("campaign"."name") <= 100),
	CONSTRAINT "campaign_segment_name_length" CHECK (char_length("campaign"."segment_name") <= 100),
	CONSTRAINT "campaign_channels_known" CHECK ("campaign"."channels" <@ array['mail', 'sms']::text[]),
	CONSTRAINT "campaign_channels_length" CHECK (cardinality("campaign"."channels") <= 100 and char_length(array_to_string("campaign"."channels", '')) <= 20),
	CONSTRAINT "campaign_link_length" CHECK (char_length("campaign"."link") <= 500),
	CONSTRAINT "campaign_state_known" CHECK ("campaign"."state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
	CONSTRAINT "campaign_created_at_moment" CHECK ("campaign"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "campaign_scheduled_for_moment" CHECK ("campaign"."scheduled_for" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "campaign_started_at_moment" CHECK ("campaign"."started_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "campaign_ended_at_moment" CHECK ("campaign"."ended_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_of" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaign"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipient" ADD CONSTRAINT "campaign_recipient_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_settings" ADD CONSTRAINT "campaign_settings_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_segment" FOREIGN KEY ("organisation_id","segment_id") REFERENCES "public"."segment"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_sender" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipient_lately" ON "campaign_recipient" USING btree ("organisation_id","member_id","sent_at");--> statement-breakpoint
CREATE INDEX "campaign_recipient_sent_at" ON "campaign_recipient" USING btree ("organisation_id","sent_at");--> statement-breakpoint
CREATE INDEX "campaign_recipient_state" ON "campaign_recipient" USING btree ("organisation_id","campaign_id","state","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipient_key" ON "campaign_recipient" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "campaign_created_at" ON "campaign" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_segment_id" ON "campaign" USING btree ("organisation_id","segment_id");--> statement-breakpoint
CREATE INDEX "campaign_created_by" ON "campaign" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "campaign_sent_by" ON "campaign" USING btree ("sent_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made', 'campaign_ended'));--> statement-breakpoint
-- What is set to null with a segment is the segment alone: the organisation stays.
ALTER TABLE "campaign" DROP CONSTRAINT "campaign_segment";--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_segment" FOREIGN KEY ("organisation_id","segment_id") REFERENCES "public"."segment"("organisation_id","id") ON DELETE set null ("segment_id") ON UPDATE no action;--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['campaign', 'campaign_recipient', 'campaign_settings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
