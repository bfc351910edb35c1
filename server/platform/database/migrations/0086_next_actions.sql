CREATE TABLE "action_result" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "action_result_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "action_result_outcome_known" CHECK ("action_result"."outcome" in ('done', 'dismissed')),
	CONSTRAINT "action_result_note_length" CHECK (char_length("action_result"."note") <= 200),
	CONSTRAINT "action_result_created_at_moment" CHECK ("action_result"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "action_rule" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"segment_id" uuid NOT NULL,
	"priority" integer NOT NULL,
	"cooldown_days" integer NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_rule_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "action_rule_priority_range" CHECK ("action_rule"."priority" between 1 and 100),
	CONSTRAINT "action_rule_cooldown_days_range" CHECK ("action_rule"."cooldown_days" between 1 and 730),
	CONSTRAINT "action_rule_action_length" CHECK (char_length("action_rule"."action") <= 200),
	CONSTRAINT "action_rule_created_at_moment" CHECK ("action_rule"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "action_result" ADD CONSTRAINT "action_result_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_result" ADD CONSTRAINT "action_result_rule" FOREIGN KEY ("organisation_id","rule_id") REFERENCES "public"."action_rule"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_result" ADD CONSTRAINT "action_result_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_result" ADD CONSTRAINT "action_result_recorder" FOREIGN KEY ("recorded_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_rule" ADD CONSTRAINT "action_rule_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_rule" ADD CONSTRAINT "action_rule_segment" FOREIGN KEY ("organisation_id","segment_id") REFERENCES "public"."segment"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_result_lately" ON "action_result" USING btree ("organisation_id","member_id","rule_id","created_at");--> statement-breakpoint
CREATE INDEX "action_result_of_rule" ON "action_result" USING btree ("organisation_id","rule_id","created_at");--> statement-breakpoint
CREATE INDEX "action_result_recorded_by" ON "action_result" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "action_rule_segment_id" ON "action_rule" USING btree ("organisation_id","segment_id");--> statement-breakpoint
CREATE INDEX "mail_organisation" ON "mail" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sms_organisation" ON "sms" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['action_rule', 'action_result']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
