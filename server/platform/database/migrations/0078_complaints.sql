CREATE TABLE "complaint_event" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"complaint_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"notes" text,
	CONSTRAINT "complaint_event_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "complaint_event_created_at_moment" CHECK ("complaint_event"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_event_event_known" CHECK ("complaint_event"."event" in ('received', 'acknowledged', 'assigned', 'topic_changed', 'severity_changed', 'replied', 'member_wrote', 'paused', 'resumed', 'snoozed', 'woken', 'delay_explained', 'resolved', 'closed', 'reopened', 'merged', 'unmerged', 'withdrawn', 'note_added', 'escalated')),
	CONSTRAINT "complaint_event_from_value_length" CHECK (char_length("complaint_event"."from_value") <= 50),
	CONSTRAINT "complaint_event_to_value_length" CHECK (char_length("complaint_event"."to_value") <= 50),
	CONSTRAINT "complaint_event_notes_length" CHECK (char_length("complaint_event"."notes") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "complaint_mention" (
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "complaint_mention_organisation_id_event_id_user_id_pk" PRIMARY KEY("organisation_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "complaint_message" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"complaint_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"author_id" uuid,
	"attempt_key" uuid,
	CONSTRAINT "complaint_message_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "complaint_message_attempt" UNIQUE("organisation_id","complaint_id","attempt_key"),
	CONSTRAINT "complaint_message_read_at_order" CHECK ("complaint_message"."read_at" >= "complaint_message"."sent_at"),
	CONSTRAINT "complaint_message_sender_known" CHECK ("complaint_message"."sender" in ('member', 'staff')),
	CONSTRAINT "complaint_message_subject_length" CHECK (char_length("complaint_message"."subject") <= 250),
	CONSTRAINT "complaint_message_body_length" CHECK (char_length("complaint_message"."body") <= 10000),
	CONSTRAINT "complaint_message_sent_at_moment" CHECK ("complaint_message"."sent_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_message_read_at_moment" CHECK ("complaint_message"."read_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "complaint_presence" (
	"organisation_id" uuid NOT NULL,
	"complaint_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"writing" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaint_presence_organisation_id_complaint_id_user_id_pk" PRIMARY KEY("organisation_id","complaint_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"attempt_key" uuid NOT NULL,
	"code_digest" text NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"severity" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"full_name" text,
	"member_number" text,
	"member_id" uuid,
	"phone" text,
	"email" text,
	"description" text NOT NULL,
	"wanted" text DEFAULT '' NOT NULL,
	"happened_on" date,
	"received_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledge_due_at" timestamp (3) with time zone NOT NULL,
	"investigated_at" timestamp (3) with time zone,
	"investigate_due_at" timestamp (3) with time zone NOT NULL,
	"communicated_at" timestamp (3) with time zone,
	"communicate_due_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"late" boolean DEFAULT false NOT NULL,
	"promised_on" date,
	"snoozed_until" timestamp (3) with time zone,
	"soon_told_for" timestamp (3) with time zone,
	"overdue_told_for" timestamp (3) with time zone,
	"member_wrote" boolean DEFAULT false NOT NULL,
	"root_cause" text,
	"outcome" text,
	"resolution" text,
	"closed_at" timestamp (3) with time zone,
	"merged_into" uuid,
	"status_before" text,
	"interaction_id" uuid,
	"feedback_id" uuid,
	CONSTRAINT "complaint_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "complaint_number" UNIQUE("organisation_id","number"),
	CONSTRAINT "complaint_attempt" UNIQUE("organisation_id","attempt_key"),
	CONSTRAINT "complaint_code" UNIQUE("code_digest"),
	CONSTRAINT "complaint_feedback" UNIQUE("organisation_id","feedback_id"),
	CONSTRAINT "complaint_number_range" CHECK ("complaint"."number" >= 1),
	CONSTRAINT "complaint_version_range" CHECK ("complaint"."version" >= 1),
	CONSTRAINT "complaint_email_lower" CHECK ("complaint"."email" = lower("complaint"."email")),
	CONSTRAINT "complaint_acknowledged_at_order" CHECK ("complaint"."acknowledged_at" >= "complaint"."received_at"),
	CONSTRAINT "complaint_investigated_at_order" CHECK ("complaint"."investigated_at" >= "complaint"."received_at"),
	CONSTRAINT "complaint_communicated_at_order" CHECK ("complaint"."communicated_at" >= "complaint"."received_at"),
	CONSTRAINT "complaint_nobody" CHECK (not "complaint"."anonymous" or ("complaint"."full_name" is null and "complaint"."member_number" is null and "complaint"."member_id" is null and "complaint"."phone" is null and "complaint"."email" is null)),
	CONSTRAINT "complaint_merge" CHECK (("complaint"."status" = 'merged') = ("complaint"."merged_into" is not null)),
	CONSTRAINT "complaint_code_digest_length" CHECK (char_length("complaint"."code_digest") <= 43),
	CONSTRAINT "complaint_source_known" CHECK ("complaint"."source" in ('form', 'staff', 'feedback')),
	CONSTRAINT "complaint_channel_known" CHECK ("complaint"."channel" in ('call', 'branch', 'whatsapp', 'email', 'sms', 'app', 'web')),
	CONSTRAINT "complaint_language_known" CHECK ("complaint"."language" in ('en', 'sw')),
	CONSTRAINT "complaint_topic_known" CHECK ("complaint"."topic" in ('loans', 'guarantors', 'savings_shares', 'fosa_withdrawal', 'mobile_app_ussd', 'mpesa', 'staff_service', 'waiting_time', 'fees_rates', 'dividends', 'check_off', 'statements', 'branch_atm', 'onboarding_kyc', 'communication', 'security_fraud', 'agm_governance', 'welfare_insurance', 'other')),
	CONSTRAINT "complaint_severity_known" CHECK ("complaint"."severity" in ('low', 'medium', 'high', 'critical')),
	CONSTRAINT "complaint_status_known" CHECK ("complaint"."status" in ('new', 'investigating', 'waiting', 'resolved', 'closed', 'withdrawn', 'merged')),
	CONSTRAINT "complaint_full_name_length" CHECK (char_length("complaint"."full_name") <= 100),
	CONSTRAINT "complaint_member_number_length" CHECK (char_length("complaint"."member_number") <= 40),
	CONSTRAINT "complaint_phone_length" CHECK (char_length("complaint"."phone") <= 30),
	CONSTRAINT "complaint_email_length" CHECK (char_length("complaint"."email") <= 254),
	CONSTRAINT "complaint_description_length" CHECK (char_length("complaint"."description") <= 5000),
	CONSTRAINT "complaint_wanted_length" CHECK (char_length("complaint"."wanted") <= 1000),
	CONSTRAINT "complaint_happened_on_day" CHECK ("complaint"."happened_on" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "complaint_received_at_moment" CHECK ("complaint"."received_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_created_at_moment" CHECK ("complaint"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_acknowledged_at_moment" CHECK ("complaint"."acknowledged_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_acknowledge_due_at_moment" CHECK ("complaint"."acknowledge_due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_investigated_at_moment" CHECK ("complaint"."investigated_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_investigate_due_at_moment" CHECK ("complaint"."investigate_due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_communicated_at_moment" CHECK ("complaint"."communicated_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_communicate_due_at_moment" CHECK ("complaint"."communicate_due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_due_at_moment" CHECK ("complaint"."due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_paused_at_moment" CHECK ("complaint"."paused_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_promised_on_day" CHECK ("complaint"."promised_on" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "complaint_snoozed_until_moment" CHECK ("complaint"."snoozed_until" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_soon_told_for_moment" CHECK ("complaint"."soon_told_for" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_overdue_told_for_moment" CHECK ("complaint"."overdue_told_for" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_root_cause_known" CHECK ("complaint"."root_cause" in ('process', 'system', 'staff_conduct', 'communication', 'product_terms', 'third_party', 'fraud', 'misunderstanding', 'unknown')),
	CONSTRAINT "complaint_outcome_known" CHECK ("complaint"."outcome" in ('upheld', 'partly_upheld', 'not_upheld')),
	CONSTRAINT "complaint_resolution_length" CHECK (char_length("complaint"."resolution") <= 5000),
	CONSTRAINT "complaint_closed_at_moment" CHECK ("complaint"."closed_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "complaint_status_before_known" CHECK ("complaint"."status_before" in ('new', 'investigating', 'waiting', 'resolved', 'closed', 'withdrawn', 'merged'))
);
--> statement-breakpoint
CREATE TABLE "complaint_settings" (
	"organisation_id" uuid NOT NULL,
	"acknowledge_days" integer NOT NULL,
	"investigate_days" integer NOT NULL,
	"communicate_days" integer NOT NULL,
	"warn_hours" integer NOT NULL,
	"weekday_hours" text NOT NULL,
	"saturday_hours" text NOT NULL,
	"sunday_hours" text NOT NULL,
	"closed_on" date[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "complaint_settings_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "complaint_settings_acknowledge_days_range" CHECK ("complaint_settings"."acknowledge_days" between 1 and 30),
	CONSTRAINT "complaint_settings_investigate_days_range" CHECK ("complaint_settings"."investigate_days" between 1 and 90),
	CONSTRAINT "complaint_settings_communicate_days_range" CHECK ("complaint_settings"."communicate_days" between 1 and 30),
	CONSTRAINT "complaint_settings_warn_hours_range" CHECK ("complaint_settings"."warn_hours" between 1 and 80),
	CONSTRAINT "complaint_settings_weekday_hours_length" CHECK (char_length("complaint_settings"."weekday_hours") <= 60),
	CONSTRAINT "complaint_settings_saturday_hours_length" CHECK (char_length("complaint_settings"."saturday_hours") <= 60),
	CONSTRAINT "complaint_settings_sunday_hours_length" CHECK (char_length("complaint_settings"."sunday_hours") <= 60)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "complaint_event" ADD CONSTRAINT "complaint_event_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_event" ADD CONSTRAINT "complaint_event_of" FOREIGN KEY ("organisation_id","complaint_id") REFERENCES "public"."complaint"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_event" ADD CONSTRAINT "complaint_event_actor" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_mention" ADD CONSTRAINT "complaint_mention_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_mention" ADD CONSTRAINT "complaint_mention_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_mention" ADD CONSTRAINT "complaint_mention_in" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."complaint_event"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_of" FOREIGN KEY ("organisation_id","complaint_id") REFERENCES "public"."complaint"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_message" ADD CONSTRAINT "complaint_message_author" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_presence" ADD CONSTRAINT "complaint_presence_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_presence" ADD CONSTRAINT "complaint_presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_presence" ADD CONSTRAINT "complaint_presence_at" FOREIGN KEY ("organisation_id","complaint_id") REFERENCES "public"."complaint"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_interaction" FOREIGN KEY ("organisation_id","interaction_id") REFERENCES "public"."interaction"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_from_feedback" FOREIGN KEY ("organisation_id","feedback_id") REFERENCES "public"."feedback"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_merged_into" FOREIGN KEY ("organisation_id","merged_into") REFERENCES "public"."complaint"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_settings" ADD CONSTRAINT "complaint_settings_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_event_at" ON "complaint_event" USING btree ("organisation_id","complaint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "complaint_event_actor_id" ON "complaint_event" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "complaint_mention_user" ON "complaint_mention" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaint_message_thread" ON "complaint_message" USING btree ("organisation_id","complaint_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "complaint_message_author_id" ON "complaint_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "complaint_presence_user" ON "complaint_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaint_presence_seen" ON "complaint_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "complaint_received_at" ON "complaint" USING btree ("organisation_id","received_at","id");--> statement-breakpoint
CREATE INDEX "complaint_due_at" ON "complaint" USING btree ("organisation_id","due_at","id");--> statement-breakpoint
CREATE INDEX "complaint_by_severity" ON "complaint" USING btree ("organisation_id",(case "severity" when 'low' then 0 when 'medium' then 1 when 'high' then 2 when 'critical' then 3 end),"received_at","id");--> statement-breakpoint
CREATE INDEX "complaint_status" ON "complaint" USING btree ("organisation_id","status","received_at");--> statement-breakpoint
CREATE INDEX "complaint_topic" ON "complaint" USING btree ("organisation_id","topic","received_at");--> statement-breakpoint
CREATE INDEX "complaint_closed_at" ON "complaint" USING btree ("organisation_id","closed_at");--> statement-breakpoint
CREATE INDEX "complaint_of_member" ON "complaint" USING btree ("organisation_id","member_id");--> statement-breakpoint
CREATE INDEX "complaint_of_interaction" ON "complaint" USING btree ("organisation_id","interaction_id");--> statement-breakpoint
CREATE INDEX "complaint_phone" ON "complaint" USING btree ("organisation_id","phone");--> statement-breakpoint
CREATE INDEX "complaint_email" ON "complaint" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE INDEX "complaint_merged" ON "complaint" USING btree ("organisation_id","merged_into");--> statement-breakpoint
CREATE INDEX "complaint_owner_id" ON "complaint" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "complaint_created_by" ON "complaint" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "complaint_due" ON "complaint" USING btree ("due_at","id") WHERE "complaint"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "complaint_snoozed" ON "complaint" USING btree ("snoozed_until") WHERE "complaint"."snoozed_until" is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'interview_booked', 'interview_times_asked', 'interview_times_expired', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made', 'campaign_ended', 'complaint_received', 'complaint_assigned', 'complaint_mention', 'complaint_member_wrote', 'complaint_due_soon', 'complaint_overdue', 'complaint_awake'));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['complaint', 'complaint_message', 'complaint_event', 'complaint_mention', 'complaint_presence', 'complaint_settings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Whoever is erased leaves the complaint, and its organisation, where they are.
ALTER TABLE "complaint" DROP CONSTRAINT "complaint_member";--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" DROP CONSTRAINT "complaint_interaction";--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_interaction" FOREIGN KEY ("organisation_id","interaction_id") REFERENCES "public"."interaction"("organisation_id","id") ON DELETE set null ("interaction_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" DROP CONSTRAINT "complaint_from_feedback";--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_from_feedback" FOREIGN KEY ("organisation_id","feedback_id") REFERENCES "public"."feedback"("organisation_id","id") ON DELETE set null ("feedback_id") ON UPDATE no action;
