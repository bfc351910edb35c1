ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "snoozed_by" uuid;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_snoozed_by_user_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_snoozed" ON "application" USING btree ("organisation_id","applied_at" DESC NULLS LAST,"id") WHERE "application"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "application_snoozed_by" ON "application" USING btree ("snoozed_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'offer_to_approve', 'offer_approved', 'offer_returned', 'offer_accepted', 'offer_declined', 'offer_expired', 'application_awake', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made'));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_snoozed_until_moment" CHECK ("application"."snoozed_until" between '1900-01-01Z' and '9999-12-31Z');