ALTER TABLE "member_event" DROP CONSTRAINT "member_event_action_known";--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "assigned" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_action_known" CHECK ("member_event"."action" in ('registered', 'step_changed', 'kyc_changed', 'note_added', 'assigned', 'corrected', 'end_changed', 'consent_withdrawn', 'payment_assigned'));--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_assigned_shape" CHECK (jsonb_typeof("import"."assigned") = 'object');