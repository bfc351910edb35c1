CREATE TABLE "general_application" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"submission_key" text,
	"departments" text[] NOT NULL,
	"types" text[] NOT NULL,
	"words" text NOT NULL,
	"candidate_name" text NOT NULL,
	"candidate_email" text NOT NULL,
	"phone" text NOT NULL,
	"location" text NOT NULL,
	"work_experiences" jsonb NOT NULL,
	"education" text NOT NULL,
	"skills" text[] NOT NULL,
	"cv_file_id" uuid,
	"cv_reading" jsonb,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "general_application_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "general_application_once" UNIQUE("organisation_id","user_id"),
	CONSTRAINT "general_application_submission" UNIQUE("user_id","submission_key"),
	CONSTRAINT "general_application_work_experiences_shape" CHECK (coalesce(jsonb_path_match("general_application"."work_experiences", '$.type() == "array" && $.size() >= 0 && $.size() <= 100', '{}', true), "general_application"."work_experiences" is null)),
	CONSTRAINT "general_application_cv_reading_shape" CHECK (jsonb_typeof("general_application"."cv_reading") = 'object'),
	CONSTRAINT "general_application_submission_key_length" CHECK (char_length("general_application"."submission_key") <= 100),
	CONSTRAINT "general_application_departments_length" CHECK (cardinality("general_application"."departments") <= 100 and char_length(array_to_string("general_application"."departments", '')) <= 10000),
	CONSTRAINT "general_application_types_known" CHECK ("general_application"."types" <@ array['full-time', 'part-time', 'contract', 'internship']::text[]),
	CONSTRAINT "general_application_words_length" CHECK (char_length("general_application"."words") <= 10000),
	CONSTRAINT "general_application_candidate_name_length" CHECK (char_length("general_application"."candidate_name") <= 200),
	CONSTRAINT "general_application_candidate_email_length" CHECK (char_length("general_application"."candidate_email") <= 254),
	CONSTRAINT "general_application_phone_length" CHECK (char_length("general_application"."phone") <= 30),
	CONSTRAINT "general_application_location_length" CHECK (char_length("general_application"."location") <= 200),
	CONSTRAINT "general_application_education_known" CHECK ("general_application"."education" in ('certificate', 'diploma', 'advanced_diploma', 'degree', 'masters', 'phd')),
	CONSTRAINT "general_application_skills_length" CHECK (cardinality("general_application"."skills") <= 100 and char_length(array_to_string("general_application"."skills", '')) <= 10000),
	CONSTRAINT "general_application_sent_at_moment" CHECK ("general_application"."sent_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "general_application_renewed_at_moment" CHECK ("general_application"."renewed_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "general_application_told_at_moment" CHECK ("general_application"."told_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "general_application_draft" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid,
	"values" jsonb NOT NULL,
	"step" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "general_application_draft_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "general_application_draft_of" UNIQUE("user_id","organisation_id"),
	CONSTRAINT "general_application_draft_step_range" CHECK ("general_application_draft"."step" between 1 and 2),
	CONSTRAINT "general_application_draft_version_range" CHECK ("general_application_draft"."version" >= 1),
	CONSTRAINT "general_application_draft_values_shape" CHECK (jsonb_typeof("general_application_draft"."values") = 'object'),
	CONSTRAINT "general_application_draft_updated_at_moment" CHECK ("general_application_draft"."updated_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "general_proposal" (
	"organisation_id" uuid NOT NULL,
	"general_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"proposed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "general_proposal_organisation_id_general_id_job_id_pk" PRIMARY KEY("organisation_id","general_id","job_id"),
	CONSTRAINT "general_proposal_created_at_moment" CHECK ("general_proposal"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "job_settings" ADD COLUMN "general_applications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "general_application" ADD CONSTRAINT "general_application_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_application" ADD CONSTRAINT "general_application_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_application" ADD CONSTRAINT "general_application_candidate" FOREIGN KEY ("organisation_id","candidate_id","user_id") REFERENCES "public"."candidate"("organisation_id","id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_application" ADD CONSTRAINT "general_application_cv" FOREIGN KEY ("organisation_id","cv_file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_application_draft" ADD CONSTRAINT "general_application_draft_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_application_draft" ADD CONSTRAINT "general_application_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_application_draft" ADD CONSTRAINT "general_application_draft_resume" FOREIGN KEY ("user_id","resume_id") REFERENCES "public"."candidate_resume"("user_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_proposal" ADD CONSTRAINT "general_proposal_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_proposal" ADD CONSTRAINT "general_proposal_proposed_by_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_proposal" ADD CONSTRAINT "general_proposal_to" FOREIGN KEY ("organisation_id","general_id") REFERENCES "public"."general_application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "general_proposal" ADD CONSTRAINT "general_proposal_job" FOREIGN KEY ("organisation_id","job_id") REFERENCES "public"."job"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "general_application_user" ON "general_application" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "general_application_candidate_of" ON "general_application" USING btree ("organisation_id","candidate_id","user_id");--> statement-breakpoint
CREATE INDEX "general_application_cv_of" ON "general_application" USING btree ("organisation_id","cv_file_id");--> statement-breakpoint
CREATE INDEX "general_application_renewed" ON "general_application" USING btree ("organisation_id","renewed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "general_application_draft_resume_of" ON "general_application_draft" USING btree ("user_id","resume_id");--> statement-breakpoint
CREATE INDEX "general_application_draft_age" ON "general_application_draft" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "general_proposal_job_of" ON "general_proposal" USING btree ("organisation_id","job_id");--> statement-breakpoint
CREATE INDEX "general_proposal_by" ON "general_proposal" USING btree ("proposed_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'general_application_received', 'note_mention', 'job_ended', 'job_to_approve', 'job_approved', 'job_returned', 'job_changed', 'assessment_finished', 'interview_ended', 'first_days_due', 'interview_booked', 'interview_times_asked', 'interview_times_expired', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'scheduled_not_sent', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made', 'campaign_ended', 'complaint_received', 'complaint_assigned', 'complaint_mention', 'complaint_member_wrote', 'complaint_due_soon', 'complaint_overdue', 'complaint_awake'));
--> statement-breakpoint
-- The author of a draft stays when a kept CV is removed.
ALTER TABLE "general_application_draft" DROP CONSTRAINT "general_application_draft_resume";--> statement-breakpoint
ALTER TABLE "general_application_draft" ADD CONSTRAINT "general_application_draft_resume" FOREIGN KEY ("user_id","resume_id") REFERENCES "public"."candidate_resume"("user_id","id") ON DELETE SET NULL ("resume_id");--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['general_application', 'general_application_draft', 'general_proposal']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
