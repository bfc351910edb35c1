CREATE TABLE "offer_settings" (
	"organisation_id" uuid NOT NULL,
	"approval_required" boolean NOT NULL,
	"answer_days" integer NOT NULL,
	"letter" text NOT NULL,
	"letter_sw" text NOT NULL,
	CONSTRAINT "offer_settings_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "offer_settings_answer_days_range" CHECK ("offer_settings"."answer_days" between 1 and 90),
	CONSTRAINT "offer_settings_letter_length" CHECK (char_length("offer_settings"."letter") <= 10000),
	CONSTRAINT "offer_settings_letter_sw_length" CHECK (char_length("offer_settings"."letter_sw") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" text NOT NULL,
	"salary_cents" bigint NOT NULL,
	"start_date" date NOT NULL,
	"place" text NOT NULL,
	"terms" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"letter_language" text NOT NULL,
	"letter" text NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"return_reason" text,
	"sent_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"signature" text,
	"decline_reason" text,
	"withdraw_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "offer_salary_cents_range" CHECK ("offer"."salary_cents" between 0 and 1000000000),
	CONSTRAINT "offer_version_range" CHECK ("offer"."version" >= 1),
	CONSTRAINT "offer_answered_at_order" CHECK ("offer"."answered_at" >= "offer"."sent_at"),
	CONSTRAINT "offer_state_known" CHECK ("offer"."state" in ('draft', 'awaiting_approval', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "offer_position_length" CHECK (char_length("offer"."position") <= 200),
	CONSTRAINT "offer_start_date_day" CHECK ("offer"."start_date" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "offer_place_length" CHECK (char_length("offer"."place") <= 200),
	CONSTRAINT "offer_terms_length" CHECK (char_length("offer"."terms") <= 2000),
	CONSTRAINT "offer_expires_at_moment" CHECK ("offer"."expires_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "offer_letter_language_known" CHECK ("offer"."letter_language" in ('en', 'sw')),
	CONSTRAINT "offer_letter_length" CHECK (char_length("offer"."letter") <= 30000),
	CONSTRAINT "offer_approved_at_moment" CHECK ("offer"."approved_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "offer_return_reason_length" CHECK (char_length("offer"."return_reason") <= 2000),
	CONSTRAINT "offer_sent_at_moment" CHECK ("offer"."sent_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "offer_reminded_at_moment" CHECK ("offer"."reminded_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "offer_answered_at_moment" CHECK ("offer"."answered_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "offer_signature_length" CHECK (char_length("offer"."signature") <= 200),
	CONSTRAINT "offer_decline_reason_length" CHECK (char_length("offer"."decline_reason") <= 2000),
	CONSTRAINT "offer_withdraw_reason_length" CHECK (char_length("offer"."withdraw_reason") <= 2000),
	CONSTRAINT "offer_created_at_moment" CHECK ("offer"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "offer_updated_at_moment" CHECK ("offer"."updated_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "offer_settings" ADD CONSTRAINT "offer_settings_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_approved_by_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_application" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_of" ON "offer" USING btree ("organisation_id","application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_open" ON "offer" USING btree ("organisation_id","application_id") WHERE "offer"."state" in ('draft', 'awaiting_approval', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "offer_sent" ON "offer" USING btree ("organisation_id","sent_at");--> statement-breakpoint
CREATE INDEX "offer_expiry" ON "offer" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "offer_author" ON "offer" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "offer_approver" ON "offer" USING btree ("approved_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made'));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['offer', 'offer_settings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
