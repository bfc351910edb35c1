ALTER TABLE "member_event" DROP CONSTRAINT "member_event_action_known";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "consent_withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_request" ADD COLUMN "correction_id" uuid;--> statement-breakpoint
ALTER TABLE "data_request" ADD CONSTRAINT "data_request_correction" FOREIGN KEY ("organisation_id","correction_id") REFERENCES "public"."member_event"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_request_correction_id" ON "data_request" USING btree ("organisation_id","correction_id");--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_action_known" CHECK ("member_event"."action" in ('registered', 'step_changed', 'kyc_changed', 'note_added', 'assigned', 'corrected', 'end_changed', 'consent_withdrawn'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_consent_withdrawn_at_moment" CHECK ("member"."consent_withdrawn_at" between '1900-01-01Z' and '9999-12-31Z');