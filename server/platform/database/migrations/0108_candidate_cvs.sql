CREATE TABLE "candidate_cv" (
	"organisation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"reading" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_cv_organisation_id_candidate_id_pk" PRIMARY KEY("organisation_id","candidate_id"),
	CONSTRAINT "candidate_cv_file_once" UNIQUE("organisation_id","file_id"),
	CONSTRAINT "candidate_cv_reading_shape" CHECK (jsonb_typeof("candidate_cv"."reading") = 'object'),
	CONSTRAINT "candidate_cv_created_at_moment" CHECK ("candidate_cv"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "cv_import_file" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_id" uuid,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"reading" jsonb,
	"person_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"left_out" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_import_file_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "cv_import_file_digest" UNIQUE("organisation_id","import_id","digest"),
	CONSTRAINT "cv_import_file_once" UNIQUE("organisation_id","file_id"),
	CONSTRAINT "cv_import_file_kept" CHECK (case "cv_import_file"."state" when 'unreadable' then "cv_import_file"."problem" <> '' else "cv_import_file"."file_id" is not null end),
	CONSTRAINT "cv_import_file_read" CHECK (("cv_import_file"."state" = 'read') = ("cv_import_file"."reading" is not null)),
	CONSTRAINT "cv_import_file_digest_shape" CHECK ("cv_import_file"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "cv_import_file_bytes_range" CHECK ("cv_import_file"."bytes" >= 0),
	CONSTRAINT "cv_import_file_version_range" CHECK ("cv_import_file"."version" >= 1),
	CONSTRAINT "cv_import_file_reading_shape" CHECK (jsonb_typeof("cv_import_file"."reading") = 'object'),
	CONSTRAINT "cv_import_file_name_length" CHECK (char_length("cv_import_file"."name") <= 200),
	CONSTRAINT "cv_import_file_digest_length" CHECK (char_length("cv_import_file"."digest") <= 64),
	CONSTRAINT "cv_import_file_state_known" CHECK ("cv_import_file"."state" in ('unpacking', 'waiting', 'read', 'unreadable')),
	CONSTRAINT "cv_import_file_problem_length" CHECK (char_length("cv_import_file"."problem") <= 10000),
	CONSTRAINT "cv_import_file_person_name_length" CHECK (char_length("cv_import_file"."person_name") <= 200),
	CONSTRAINT "cv_import_file_email_length" CHECK (char_length("cv_import_file"."email") <= 254),
	CONSTRAINT "cv_import_file_phone_length" CHECK (char_length("cv_import_file"."phone") <= 30),
	CONSTRAINT "cv_import_file_location_length" CHECK (char_length("cv_import_file"."location") <= 200),
	CONSTRAINT "cv_import_file_created_at_moment" CHECK ("cv_import_file"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
CREATE TABLE "cv_import" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_import_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "cv_import_name_length" CHECK (char_length("cv_import"."name") <= 200),
	CONSTRAINT "cv_import_created_at_moment" CHECK ("cv_import"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "items" text DEFAULT 'rows' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_cv" ADD CONSTRAINT "candidate_cv_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_cv" ADD CONSTRAINT "candidate_cv_of" FOREIGN KEY ("organisation_id","candidate_id") REFERENCES "public"."candidate"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_cv" ADD CONSTRAINT "candidate_cv_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import_file" ADD CONSTRAINT "cv_import_file_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import_file" ADD CONSTRAINT "cv_import_file_of" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."cv_import"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import_file" ADD CONSTRAINT "cv_import_file_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_import" ADD CONSTRAINT "cv_import_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_import_file_email" ON "cv_import_file" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cv_import_author" ON "cv_import" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "cv_import_age" ON "cv_import" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_items_known" CHECK ("import"."items" in ('rows', 'documents'));
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['candidate_cv', 'cv_import', 'cv_import_file']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
