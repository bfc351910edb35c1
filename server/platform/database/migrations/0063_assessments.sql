CREATE TABLE "assessment_invitation" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	"instructions" text,
	"note" text,
	"minutes" integer NOT NULL,
	"pass_mark" integer,
	"questions" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "assessment_invitation_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_invitation_questions_shape" CHECK (coalesce(jsonb_path_match("assessment_invitation"."questions", '$.type() == "array" && $.size() >= 1 && $.size() <= 100', '{}', true), "assessment_invitation"."questions" is null)),
	CONSTRAINT "assessment_invitation_answers_shape" CHECK (jsonb_typeof("assessment_invitation"."answers") = 'object'),
	CONSTRAINT "assessment_invitation_marks_shape" CHECK (jsonb_typeof("assessment_invitation"."marks") = 'object'),
	CONSTRAINT "assessment_invitation_minutes_range" CHECK ("assessment_invitation"."minutes" between 5 and 480),
	CONSTRAINT "assessment_invitation_pass_mark_range" CHECK ("assessment_invitation"."pass_mark" between 1 and 100),
	CONSTRAINT "assessment_invitation_ends_at_order" CHECK ("assessment_invitation"."ends_at" >= "assessment_invitation"."started_at"),
	CONSTRAINT "assessment_invitation_finished_at_order" CHECK ("assessment_invitation"."finished_at" >= "assessment_invitation"."started_at"),
	CONSTRAINT "assessment_invitation_name_length" CHECK (char_length("assessment_invitation"."name") <= 200),
	CONSTRAINT "assessment_invitation_instructions_length" CHECK (char_length("assessment_invitation"."instructions") <= 2000),
	CONSTRAINT "assessment_invitation_note_length" CHECK (char_length("assessment_invitation"."note") <= 2000),
	CONSTRAINT "assessment_invitation_sent_at_moment" CHECK ("assessment_invitation"."sent_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "assessment_invitation_due_at_moment" CHECK ("assessment_invitation"."due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "assessment_invitation_reminded_at_moment" CHECK ("assessment_invitation"."reminded_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "assessment_invitation_started_at_moment" CHECK ("assessment_invitation"."started_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "assessment_invitation_ends_at_moment" CHECK ("assessment_invitation"."ends_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "assessment_invitation_finished_at_moment" CHECK ("assessment_invitation"."finished_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "assessment_invitation_cancelled_at_moment" CHECK ("assessment_invitation"."cancelled_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "assessment_item" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "assessment_item_organisation_id_assessment_id_question_id_pk" PRIMARY KEY("organisation_id","assessment_id","question_id"),
	CONSTRAINT "assessment_item_position_range" CHECK ("assessment_item"."position" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "assessment_question" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"right" jsonb NOT NULL,
	"tolerance" double precision DEFAULT 0 NOT NULL,
	"points" integer NOT NULL,
	"guidance" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_question_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_question_options_shape" CHECK (coalesce(jsonb_path_match("assessment_question"."options", '$.type() == "array" && $.size() >= 0 && $.size() <= 100 && !exists($[*] ? (@.type() != "string"))', '{}', true), "assessment_question"."options" is null)),
	CONSTRAINT "assessment_question_right_shape" CHECK (coalesce(jsonb_path_match("assessment_question"."right", '$.type() == "array" && $.size() >= 0 && $.size() <= 100 && !exists($[*] ? (@.type() != "string"))', '{}', true), "assessment_question"."right" is null)),
	CONSTRAINT "assessment_question_points_range" CHECK ("assessment_question"."points" between 1 and 20),
	CONSTRAINT "assessment_question_tolerance_range" CHECK ("assessment_question"."tolerance" >= 0),
	CONSTRAINT "assessment_question_topic_length" CHECK (char_length("assessment_question"."topic") <= 60),
	CONSTRAINT "assessment_question_kind_known" CHECK ("assessment_question"."kind" in ('single_choice', 'multiple_choice', 'number', 'text')),
	CONSTRAINT "assessment_question_text_length" CHECK (char_length("assessment_question"."text") <= 2000),
	CONSTRAINT "assessment_question_guidance_length" CHECK (char_length("assessment_question"."guidance") <= 2000),
	CONSTRAINT "assessment_question_created_at_moment" CHECK ("assessment_question"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "assessment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"instructions" text,
	"minutes" integer NOT NULL,
	"pass_mark" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "assessment_minutes_range" CHECK ("assessment"."minutes" between 5 and 240),
	CONSTRAINT "assessment_pass_mark_range" CHECK ("assessment"."pass_mark" between 1 and 100),
	CONSTRAINT "assessment_name_length" CHECK (char_length("assessment"."name") <= 200),
	CONSTRAINT "assessment_instructions_length" CHECK (char_length("assessment"."instructions") <= 2000),
	CONSTRAINT "assessment_created_at_moment" CHECK ("assessment"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "assessment_invitation" ADD CONSTRAINT "assessment_invitation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitation" ADD CONSTRAINT "assessment_invitation_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_invitation" ADD CONSTRAINT "assessment_invitation_of" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_of" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_question" FOREIGN KEY ("organisation_id","question_id") REFERENCES "public"."assessment_question"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_question" ADD CONSTRAINT "assessment_question_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_invitation_application" ON "assessment_invitation" USING btree ("organisation_id","application_id","sent_at");--> statement-breakpoint
CREATE INDEX "assessment_invitation_sender" ON "assessment_invitation" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "assessment_invitation_due" ON "assessment_invitation" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "assessment_invitation_end" ON "assessment_invitation" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "assessment_item_use" ON "assessment_item" USING btree ("organisation_id","question_id");--> statement-breakpoint
CREATE INDEX "assessment_question_topic" ON "assessment_question" USING btree ("organisation_id","topic");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made'));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['assessment_invitation', 'assessment_item', 'assessment_question', 'assessment']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
