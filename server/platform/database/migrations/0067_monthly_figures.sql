CREATE TABLE "monthly_figures" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"members" integer,
	"active_accounts" integer,
	"deposits" bigint,
	"loans" bigint,
	"source" text NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"import_id" uuid,
	CONSTRAINT "monthly_figures_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "monthly_figures_month" UNIQUE("organisation_id","month"),
	CONSTRAINT "monthly_figures_month_shape" CHECK ("monthly_figures"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "monthly_figures_any" CHECK (num_nonnulls("monthly_figures"."members", "monthly_figures"."active_accounts", "monthly_figures"."deposits", "monthly_figures"."loans") > 0),
	CONSTRAINT "monthly_figures_active" CHECK ("monthly_figures"."active_accounts" <= "monthly_figures"."members"),
	CONSTRAINT "monthly_figures_members_range" CHECK ("monthly_figures"."members" >= 0),
	CONSTRAINT "monthly_figures_active_accounts_range" CHECK ("monthly_figures"."active_accounts" >= 0),
	CONSTRAINT "monthly_figures_deposits_range" CHECK ("monthly_figures"."deposits" >= 0),
	CONSTRAINT "monthly_figures_loans_range" CHECK ("monthly_figures"."loans" >= 0),
	CONSTRAINT "monthly_figures_source_known" CHECK ("monthly_figures"."source" in ('entered', 'imported', 'computed')),
	CONSTRAINT "monthly_figures_recorded_at_moment" CHECK ("monthly_figures"."recorded_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "import" DROP CONSTRAINT "import_kind_known";--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_recorder" FOREIGN KEY ("recorded_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monthly_figures_recorded_by" ON "monthly_figures" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "monthly_figures_import_of" ON "monthly_figures" USING btree ("organisation_id","import_id");--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_kind_known" CHECK ("import"."kind" in ('candidates', 'members', 'payments', 'monthly_figures'));--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['monthly_figures']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
