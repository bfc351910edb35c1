ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "end_announced_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "job_open_until" ON "job" USING btree ("deadline") WHERE "job"."status" = 'Active';--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'job_ended', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made'));--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_end_announced_at_moment" CHECK ("job"."end_announced_at" between '1900-01-01Z' and '9999-12-31Z');