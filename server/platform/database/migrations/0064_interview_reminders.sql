ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "soon_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "feedback_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "interview_start" ON "interview" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "interview_end" ON "interview" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'assessment_finished', 'interview_ended', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made'));--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_reminded_at_moment" CHECK ("interview"."reminded_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_soon_reminded_at_moment" CHECK ("interview"."soon_reminded_at" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_feedback_asked_at_moment" CHECK ("interview"."feedback_asked_at" between '1900-01-01Z' and '9999-12-31Z');