ALTER TABLE "member_event" DROP CONSTRAINT "member_event_action_known";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "notice_on" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "notice_days" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
CREATE INDEX "member_left_on" ON "member" USING btree ("organisation_id","left_on") WHERE "member"."left_on" is not null;--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_action_known" CHECK ("member_event"."action" in ('registered', 'step_changed', 'kyc_changed', 'note_added', 'assigned', 'corrected', 'end_changed'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_end" CHECK ("member"."left_on" is not null or ("member"."notice_on" is null and "member"."end_reason" is null));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_left_on_order" CHECK ("member"."left_on" >= "member"."notice_on");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_notice_on_day" CHECK ("member"."notice_on" between '1900-01-01' and '9999-12-31');--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_left_on_day" CHECK ("member"."left_on" between '1900-01-01' and '9999-12-31');--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_end_reason_known" CHECK ("member"."end_reason" in ('resigned', 'transferred', 'expelled', 'deceased', 'dormant'));--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_notice_days_range" CHECK ("onboarding_settings"."notice_days" between 0 and 365);