CREATE TABLE "job_settings" (
	"organisation_id" uuid NOT NULL,
	"approval_required" boolean DEFAULT false NOT NULL,
	"embed_sites" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_settings_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "job_settings_embed_sites_length" CHECK (cardinality("job_settings"."embed_sites") <= 100 and char_length(array_to_string("job_settings"."embed_sites", '')) <= 300)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "job_draft" ADD COLUMN "approval_state" text;--> statement-breakpoint
ALTER TABLE "job_draft" ADD COLUMN "asked_form" jsonb;--> statement-breakpoint
ALTER TABLE "job_draft" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "job_draft" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_draft" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_settings" ADD CONSTRAINT "job_settings_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_draft_asked" ON "job_draft" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'job_to_approve', 'job_approved', 'job_returned', 'job_changed', 'assessment_finished', 'interview_ended', 'first_days_due', 'interview_booked', 'interview_times_asked', 'interview_times_expired', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made', 'campaign_ended', 'complaint_received', 'complaint_assigned', 'complaint_mention', 'complaint_member_wrote', 'complaint_due_soon', 'complaint_overdue', 'complaint_awake'));--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_asked_for" CHECK (("job_draft"."approval_state" is null) = ("job_draft"."asked_form" is null) and ("job_draft"."approval_state" is null) = ("job_draft"."asked_at" is null));--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_asked_form_shape" CHECK (jsonb_typeof("job_draft"."asked_form") = 'object');--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_approval_state_known" CHECK ("job_draft"."approval_state" in ('waiting', 'returned'));--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_asked_at_moment" CHECK ("job_draft"."asked_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_return_reason_length" CHECK (char_length("job_draft"."return_reason") <= 1000);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_closed_at_moment" CHECK ("job"."closed_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['job_settings']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
