CREATE TABLE "candidate_decision" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"with_applications" boolean DEFAULT false NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "candidate_decision_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "candidate_decision_once" CHECK ("candidate_decision"."settled_at" is null or "candidate_decision"."undone_at" is null),
	CONSTRAINT "candidate_decision_from_status_known" CHECK ("candidate_decision"."from_status" in ('active', 'shortlisted', 'suspense', 'rejected')),
	CONSTRAINT "candidate_decision_to_status_known" CHECK ("candidate_decision"."to_status" in ('shortlisted', 'suspense', 'rejected')),
	CONSTRAINT "candidate_decision_created_at_moment" CHECK ("candidate_decision"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "candidate_decision_due_at_moment" CHECK ("candidate_decision"."due_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "candidate_decision_settled_at_moment" CHECK ("candidate_decision"."settled_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "candidate_decision_undone_at_moment" CHECK ("candidate_decision"."undone_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_on" FOREIGN KEY ("organisation_id","candidate_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_decision_history" ON "candidate_decision" USING btree ("organisation_id","candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_decision_waiting" ON "candidate_decision" USING btree ("organisation_id","candidate_id") WHERE "candidate_decision"."settled_at" is null and "candidate_decision"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "candidate_decision_by" ON "candidate_decision" USING btree ("decided_by");--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['candidate_decision']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
