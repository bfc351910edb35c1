ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "soon_told_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "overdue_told_for" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "member_due" ON "member" USING btree ("due_at","id") WHERE "member"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_soon_told_for_moment" CHECK ("member"."soon_told_for" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_overdue_told_for_moment" CHECK ("member"."overdue_told_for" between '1900-01-01Z' and '9999-12-31Z');--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'member_waiting', 'member_assigned', 'member_mention', 'member_due_soon', 'member_overdue', 'data_request_made'));