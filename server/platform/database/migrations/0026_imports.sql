CREATE TABLE "import_row" (
	"organisation_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"subject_id" uuid,
	"problems" jsonb,
	CONSTRAINT "import_row_organisation_id_import_id_row_pk" PRIMARY KEY("organisation_id","import_id","row"),
	CONSTRAINT "import_row_row_range" CHECK ("import_row"."row" >= 1),
	CONSTRAINT "import_row_problems_shape" CHECK (jsonb_typeof("import_row"."problems") = 'object'),
	CONSTRAINT "import_row_outcome_known" CHECK ("import_row"."outcome" in ('created', 'duplicate', 'invalid', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "import" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"file_name" text NOT NULL,
	"file_id" uuid,
	"rows" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"invalid" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"uploaded_by" uuid,
	"started_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "import_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "import_file_once" UNIQUE("organisation_id","file_id"),
	CONSTRAINT "import_counts" CHECK ("import"."processed" = "import"."created" + "import"."duplicates" + "import"."invalid" and "import"."processed" <= "import"."rows"),
	CONSTRAINT "import_file_while_open" CHECK (("import"."state" in ('uploaded', 'running')) = ("import"."file_id" is not null)),
	CONSTRAINT "import_rows_range" CHECK ("import"."rows" between 1 and 5000),
	CONSTRAINT "import_created_range" CHECK ("import"."created" >= 0),
	CONSTRAINT "import_duplicates_range" CHECK ("import"."duplicates" >= 0),
	CONSTRAINT "import_invalid_range" CHECK ("import"."invalid" >= 0),
	CONSTRAINT "import_mapping_shape" CHECK (jsonb_typeof("import"."mapping") = 'object'),
	CONSTRAINT "import_kind_known" CHECK ("import"."kind" in ('candidates')),
	CONSTRAINT "import_state_known" CHECK ("import"."state" in ('uploaded', 'running', 'done', 'cancelled', 'failed', 'undone')),
	CONSTRAINT "import_file_name_length" CHECK (char_length("import"."file_name") <= 200),
	CONSTRAINT "import_source_length" CHECK (char_length("import"."source") <= 200),
	CONSTRAINT "import_failure_length" CHECK (char_length("import"."failure") <= 10000),
	CONSTRAINT "import_created_at_moment" CHECK ("import"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "import_finished_at_moment" CHECK ("import"."finished_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "import_undone_at_moment" CHECK ("import"."undone_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_of" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_history" ON "import" USING btree ("organisation_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "import_open" ON "import" USING btree ("state","created_at") WHERE "import"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "import_uploaded_by" ON "import" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "import_started_by" ON "import" USING btree ("started_by");--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_import_of" ON "candidate" USING btree ("organisation_id","import_id");--> statement-breakpoint
CREATE INDEX "candidate_email" ON "candidate" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE INDEX "candidate_phone" ON "candidate" USING btree ("organisation_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_imported_email" ON "candidate" USING btree ("organisation_id","email") WHERE "candidate"."import_id" is not null and "candidate"."user_id" is null and "candidate"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_imported_phone" ON "candidate" USING btree ("organisation_id","phone") WHERE "candidate"."import_id" is not null and "candidate"."user_id" is null and "candidate"."email" = '';--> statement-breakpoint
-- By hand, as the platform's tables know no domain's.
ALTER TABLE "import" ADD CONSTRAINT "import_organisation" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_uploader" FOREIGN KEY ("uploaded_by") REFERENCES "public"."user"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_starter" FOREIGN KEY ("started_by") REFERENCES "public"."user"("id") ON DELETE set null;
--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['import', 'import_row']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
