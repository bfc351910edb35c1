CREATE TABLE "screening_entry" (
	"organisation_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"names" text[] NOT NULL,
	"numbers" text[] NOT NULL,
	"date_of_birth" text NOT NULL,
	"remarks" text NOT NULL,
	CONSTRAINT "screening_entry_organisation_id_list_id_row_pk" PRIMARY KEY("organisation_id","list_id","row"),
	CONSTRAINT "screening_entry_row_range" CHECK ("screening_entry"."row" >= 1),
	CONSTRAINT "screening_entry_names_length" CHECK (cardinality("screening_entry"."names") <= 100 and char_length(array_to_string("screening_entry"."names", '')) <= 5000),
	CONSTRAINT "screening_entry_numbers_length" CHECK (cardinality("screening_entry"."numbers") <= 100 and char_length(array_to_string("screening_entry"."numbers", '')) <= 200),
	CONSTRAINT "screening_entry_date_of_birth_length" CHECK (char_length("screening_entry"."date_of_birth") <= 40),
	CONSTRAINT "screening_entry_remarks_length" CHECK (char_length("screening_entry"."remarks") <= 500)
);
--> statement-breakpoint
CREATE TABLE "screening_key" (
	"organisation_id" uuid NOT NULL,
	"key" text NOT NULL,
	"list_id" uuid NOT NULL,
	"row" integer NOT NULL,
	CONSTRAINT "screening_key_organisation_id_key_list_id_row_pk" PRIMARY KEY("organisation_id","key","list_id","row"),
	CONSTRAINT "screening_key_key_length" CHECK (char_length("screening_key"."key") <= 60)
);
--> statement-breakpoint
CREATE TABLE "screening_list" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"listed_at" date,
	"entries" integer NOT NULL,
	"skipped" integer NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "screening_list_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "screening_list_entries_range" CHECK ("screening_list"."entries" between 0 and 100000),
	CONSTRAINT "screening_list_skipped_range" CHECK ("screening_list"."skipped" between 0 and 100000),
	CONSTRAINT "screening_list_name_length" CHECK (char_length("screening_list"."name") <= 200),
	CONSTRAINT "screening_list_source_length" CHECK (char_length("screening_list"."source") <= 200),
	CONSTRAINT "screening_list_listed_at_day" CHECK ("screening_list"."listed_at" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "screening_list_created_at_moment" CHECK ("screening_list"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "screening_entry" ADD CONSTRAINT "screening_entry_of" FOREIGN KEY ("organisation_id","list_id") REFERENCES "public"."screening_list"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_key" ADD CONSTRAINT "screening_key_of" FOREIGN KEY ("organisation_id","list_id","row") REFERENCES "public"."screening_entry"("organisation_id","list_id","row") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_list" ADD CONSTRAINT "screening_list_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_list" ADD CONSTRAINT "screening_list_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screening_key_entry" ON "screening_key" USING btree ("organisation_id","list_id","row");--> statement-breakpoint
CREATE INDEX "screening_list_created_by" ON "screening_list" USING btree ("created_by");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "screening_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "screening_list" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "screening_list" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));--> statement-breakpoint
ALTER TABLE "screening_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "screening_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "screening_entry" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));--> statement-breakpoint
ALTER TABLE "screening_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "screening_key" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "screening_key" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
