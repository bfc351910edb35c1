CREATE TABLE "application_look" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_look_organisation_id_application_id_user_id_pk" PRIMARY KEY("organisation_id","application_id","user_id"),
	CONSTRAINT "application_look_at_moment" CHECK ("application_look"."at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "application_visit" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_visit_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "application_visit_since_moment" CHECK ("application_visit"."since" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "application_visit_last_at_moment" CHECK ("application_visit"."last_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "candidate_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_look" ADD CONSTRAINT "application_look_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_look" ADD CONSTRAINT "application_look_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_look" ADD CONSTRAINT "application_look_at" FOREIGN KEY ("organisation_id","application_id") REFERENCES "public"."application"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_visit" ADD CONSTRAINT "application_visit_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_visit" ADD CONSTRAINT "application_visit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_look_user" ON "application_look" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_visit_user" ON "application_visit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_active" ON "application" USING btree ("organisation_id",coalesce("candidate_active_at", "applied_at") desc);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_active_at_moment" CHECK ("application"."candidate_active_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['application_visit', 'application_look']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
