CREATE TABLE "member_mention" (
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "member_mention_organisation_id_event_id_user_id_pk" PRIMARY KEY("organisation_id","event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "member_event" DROP CONSTRAINT "member_event_both";--> statement-breakpoint
ALTER TABLE "member_event" DROP CONSTRAINT "member_event_change";--> statement-breakpoint
ALTER TABLE "member_event" DROP CONSTRAINT "member_event_action_known";--> statement-breakpoint
ALTER TABLE "member_event" DROP CONSTRAINT "member_event_reason_length";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
DROP INDEX "member_event_member";--> statement-breakpoint
ALTER TABLE "member_event" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_event" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_mention" ADD CONSTRAINT "member_mention_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mention" ADD CONSTRAINT "member_mention_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mention" ADD CONSTRAINT "member_mention_in" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."member_event"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_mention_user" ON "member_mention" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_parts" ON "member" USING gin ("full_name" gin_trgm_ops,"id_number" gin_trgm_ops,"phone_number" gin_trgm_ops,"kra_pin" gin_trgm_ops,"member_number" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "member_check_finished_at" ON "member_check" USING btree ("organisation_id","finished_at");--> statement-breakpoint
CREATE INDEX "member_check_open" ON "member_check" USING btree ("organisation_id","kind") WHERE "member_check"."status" <> 'done';--> statement-breakpoint
CREATE INDEX "member_event_member" ON "member_event" USING btree ("organisation_id","member_id","created_at","id");--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_reasons_length" CHECK (cardinality("member_event"."reasons") <= 100 and char_length(array_to_string("member_event"."reasons", '')) <= 1000);--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_parts_length" CHECK (cardinality("member_event"."parts") <= 100 and char_length(array_to_string("member_event"."parts", '')) <= 2000);--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_change" CHECK ("member_event"."action" not in ('step_changed', 'kyc_changed') or ("member_event"."from_value" is not null and "member_event"."to_value" is not null));--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_action_known" CHECK ("member_event"."action" in ('registered', 'step_changed', 'kyc_changed', 'note_added', 'assigned'));--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_reason_length" CHECK (char_length("member_event"."reason") <= 10000);--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('application_received', 'note_mention', 'member_waiting', 'member_assigned', 'member_mention'));--> statement-breakpoint
ALTER TABLE "member_mention" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_mention" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "member_mention" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
--> statement-breakpoint
-- As the searches of 0007: reads as the tables' owner, so that the index of parts serves, and says the organisation itself.
CREATE FUNCTION search_members(organisation uuid, words text, number text, phone text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM member
    WHERE organisation_id = organisation
      AND (full_name ILIKE words OR email ILIKE words OR member_number ILIKE words
        OR id_number ILIKE number OR kra_pin ILIKE number OR phone_number ILIKE phone);
END
$$;
