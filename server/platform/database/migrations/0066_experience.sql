CREATE TABLE "feedback" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"csat" integer,
	"nps" integer,
	"ces" integer,
	"comment" text DEFAULT '' NOT NULL,
	"follow_up" text DEFAULT '' NOT NULL,
	"channel" text,
	"member_number" text DEFAULT '' NOT NULL,
	"member_id" uuid,
	"interaction_id" uuid,
	"visit_digest" text,
	"page_language" text NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"comment_language" text,
	"sentiment" text DEFAULT 'unsure' NOT NULL,
	"confidence" double precision DEFAULT 0 NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "feedback_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "feedback_visit" UNIQUE("organisation_id","visit_digest"),
	CONSTRAINT "feedback_csat_range" CHECK ("feedback"."csat" between 1 and 5),
	CONSTRAINT "feedback_nps_range" CHECK ("feedback"."nps" between 0 and 10),
	CONSTRAINT "feedback_ces_range" CHECK ("feedback"."ces" between 1 and 7),
	CONSTRAINT "feedback_confidence_range" CHECK ("feedback"."confidence" between 0 and 1),
	CONSTRAINT "feedback_comment_length" CHECK (char_length("feedback"."comment") <= 2000),
	CONSTRAINT "feedback_follow_up_length" CHECK (char_length("feedback"."follow_up") <= 2000),
	CONSTRAINT "feedback_channel_known" CHECK ("feedback"."channel" in ('call', 'branch', 'whatsapp', 'email', 'sms', 'app', 'web')),
	CONSTRAINT "feedback_member_number_length" CHECK (char_length("feedback"."member_number") <= 40),
	CONSTRAINT "feedback_visit_digest_length" CHECK (char_length("feedback"."visit_digest") <= 43),
	CONSTRAINT "feedback_page_language_known" CHECK ("feedback"."page_language" in ('en', 'sw')),
	CONSTRAINT "feedback_answered_at_moment" CHECK ("feedback"."answered_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "feedback_comment_language_known" CHECK ("feedback"."comment_language" in ('en', 'sw', 'mixed', 'unknown')),
	CONSTRAINT "feedback_sentiment_known" CHECK ("feedback"."sentiment" in ('positive', 'neutral', 'negative', 'unsure')),
	CONSTRAINT "feedback_topics_known" CHECK ("feedback"."topics" <@ array['loans', 'guarantors', 'savings_shares', 'fosa_withdrawal', 'mobile_app_ussd', 'mpesa', 'staff_service', 'waiting_time', 'fees_rates', 'dividends', 'check_off', 'statements', 'branch_atm', 'onboarding_kyc', 'communication', 'security_fraud', 'agm_governance', 'welfare_insurance', 'other']::text[]),
	CONSTRAINT "feedback_topics_length" CHECK (cardinality("feedback"."topics") <= 100 and char_length(array_to_string("feedback"."topics", '')) <= 500)
);
--> statement-breakpoint
CREATE TABLE "interaction" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text,
	"contact_email" text,
	"channel" text NOT NULL,
	"topic" text NOT NULL,
	"journey_stage" text NOT NULL,
	"direction" text DEFAULT 'inbound' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"first_response_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"handled_by" uuid,
	"source" text NOT NULL,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interaction_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "interaction_contact_email_lower" CHECK ("interaction"."contact_email" = lower("interaction"."contact_email")),
	CONSTRAINT "interaction_first_response_at_order" CHECK ("interaction"."first_response_at" >= "interaction"."opened_at"),
	CONSTRAINT "interaction_closed_at_order" CHECK ("interaction"."closed_at" >= "interaction"."opened_at"),
	CONSTRAINT "interaction_contact_name_length" CHECK (char_length("interaction"."contact_name") <= 100),
	CONSTRAINT "interaction_contact_phone_length" CHECK (char_length("interaction"."contact_phone") <= 30),
	CONSTRAINT "interaction_contact_email_length" CHECK (char_length("interaction"."contact_email") <= 254),
	CONSTRAINT "interaction_channel_known" CHECK ("interaction"."channel" in ('call', 'branch', 'whatsapp', 'email', 'sms', 'app', 'web')),
	CONSTRAINT "interaction_topic_known" CHECK ("interaction"."topic" in ('loans', 'guarantors', 'savings_shares', 'fosa_withdrawal', 'mobile_app_ussd', 'mpesa', 'staff_service', 'waiting_time', 'fees_rates', 'dividends', 'check_off', 'statements', 'branch_atm', 'onboarding_kyc', 'communication', 'security_fraud', 'agm_governance', 'welfare_insurance', 'other')),
	CONSTRAINT "interaction_journey_stage_known" CHECK ("interaction"."journey_stage" in ('joining', 'saving', 'transacting', 'borrowing', 'benefiting', 'support')),
	CONSTRAINT "interaction_direction_known" CHECK ("interaction"."direction" in ('inbound', 'outbound')),
	CONSTRAINT "interaction_summary_length" CHECK (char_length("interaction"."summary") <= 2000),
	CONSTRAINT "interaction_opened_at_moment" CHECK ("interaction"."opened_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interaction_first_response_at_moment" CHECK ("interaction"."first_response_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interaction_closed_at_moment" CHECK ("interaction"."closed_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "interaction_source_known" CHECK ("interaction"."source" in ('staff', 'import', 'feedback', 'complaint')),
	CONSTRAINT "interaction_created_at_moment" CHECK ("interaction"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_interaction" FOREIGN KEY ("organisation_id","interaction_id") REFERENCES "public"."interaction"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction" ADD CONSTRAINT "interaction_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction" ADD CONSTRAINT "interaction_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction" ADD CONSTRAINT "interaction_handler" FOREIGN KEY ("handled_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction" ADD CONSTRAINT "interaction_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_answered_at" ON "feedback" USING btree ("organisation_id","answered_at","id");--> statement-breakpoint
CREATE INDEX "feedback_of_member" ON "feedback" USING btree ("organisation_id","member_id","answered_at");--> statement-breakpoint
CREATE INDEX "feedback_of_interaction" ON "feedback" USING btree ("organisation_id","interaction_id");--> statement-breakpoint
CREATE INDEX "feedback_channel" ON "feedback" USING btree ("organisation_id","channel","answered_at");--> statement-breakpoint
CREATE INDEX "feedback_sentiment" ON "feedback" USING btree ("organisation_id","sentiment","answered_at");--> statement-breakpoint
CREATE INDEX "feedback_topics" ON "feedback" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "feedback_parts" ON "feedback" USING gin ("comment" gin_trgm_ops,"follow_up" gin_trgm_ops,"member_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_low" ON "feedback" USING btree ("organisation_id","answered_at") WHERE "feedback"."csat" <= 2 or "feedback"."nps" <= 6;--> statement-breakpoint
CREATE INDEX "interaction_opened_at" ON "interaction" USING btree ("organisation_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "interaction_of_member" ON "interaction" USING btree ("organisation_id","member_id","opened_at");--> statement-breakpoint
CREATE INDEX "interaction_channel" ON "interaction" USING btree ("organisation_id","channel","opened_at");--> statement-breakpoint
CREATE INDEX "interaction_topic" ON "interaction" USING btree ("organisation_id","topic","opened_at");--> statement-breakpoint
CREATE INDEX "interaction_handled_by" ON "interaction" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "interaction_import_of" ON "interaction" USING btree ("organisation_id","import_id");--> statement-breakpoint
CREATE INDEX "interaction_parts" ON "interaction" USING gin ("summary" gin_trgm_ops,"contact_name" gin_trgm_ops,"contact_phone" gin_trgm_ops,"contact_email" gin_trgm_ops);--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['interaction', 'feedback']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Who is erased leaves the organisation's figures as they are: only the reference to the person goes.
ALTER TABLE "interaction" DROP CONSTRAINT "interaction_member";--> statement-breakpoint
ALTER TABLE "interaction" ADD CONSTRAINT "interaction_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_member";--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_interaction";--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_interaction" FOREIGN KEY ("organisation_id","interaction_id") REFERENCES "public"."interaction"("organisation_id","id") ON DELETE set null ("interaction_id") ON UPDATE no action;--> statement-breakpoint
-- As the searches of 0041: read as the tables' owner, so that the indexes of parts serve, and say the organisation themselves.
CREATE FUNCTION search_feedback(organisation uuid, words text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM feedback
    WHERE organisation_id = organisation
      AND (comment ILIKE words OR follow_up ILIKE words OR member_number ILIKE words)
    UNION
    SELECT feedback.id FROM feedback
    JOIN member ON member.organisation_id = feedback.organisation_id AND member.id = feedback.member_id
    WHERE member.organisation_id = organisation AND member.full_name ILIKE words;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_interactions(organisation uuid, words text, phone text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM interaction
    WHERE organisation_id = organisation
      AND (summary ILIKE words OR contact_name ILIKE words OR contact_email ILIKE words OR contact_phone ILIKE phone)
    UNION
    SELECT interaction.id FROM interaction
    JOIN member ON member.organisation_id = interaction.organisation_id AND member.id = interaction.member_id
    WHERE member.organisation_id = organisation
      AND (member.full_name ILIKE words OR member.email ILIKE words OR member.member_number ILIKE words
        OR member.phone_number ILIKE phone);
END
$$;
