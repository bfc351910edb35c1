CREATE TABLE "organisation_brand" (
	"organisation_id" uuid NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"tagline_swahili" text DEFAULT '' NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_file_id" uuid,
	"logo_width" integer,
	"logo_height" integer,
	CONSTRAINT "organisation_brand_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "organisation_brand_logo_once" UNIQUE("organisation_id","logo_file_id"),
	CONSTRAINT "organisation_brand_logo_size" CHECK (num_nonnulls("organisation_brand"."logo_file_id", "organisation_brand"."logo_width", "organisation_brand"."logo_height") in (0, 3)),
	CONSTRAINT "organisation_brand_logo_width_range" CHECK ("organisation_brand"."logo_width" between 1 and 5000),
	CONSTRAINT "organisation_brand_logo_height_range" CHECK ("organisation_brand"."logo_height" between 1 and 5000),
	CONSTRAINT "organisation_brand_colour_shape" CHECK ("organisation_brand"."colour" ~ '^(#[0-9a-f]{6})?$'),
	CONSTRAINT "organisation_brand_short_name_length" CHECK (char_length("organisation_brand"."short_name") <= 30),
	CONSTRAINT "organisation_brand_tagline_length" CHECK (char_length("organisation_brand"."tagline") <= 120),
	CONSTRAINT "organisation_brand_tagline_swahili_length" CHECK (char_length("organisation_brand"."tagline_swahili") <= 120),
	CONSTRAINT "organisation_brand_phone_length" CHECK (char_length("organisation_brand"."phone") <= 30),
	CONSTRAINT "organisation_brand_email_length" CHECK (char_length("organisation_brand"."email") <= 254),
	CONSTRAINT "organisation_brand_address_length" CHECK (char_length("organisation_brand"."address") <= 200),
	CONSTRAINT "organisation_brand_website_length" CHECK (char_length("organisation_brand"."website") <= 200)
);
--> statement-breakpoint
ALTER TABLE "organisation_brand" ADD CONSTRAINT "organisation_brand_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_brand" ADD CONSTRAINT "organisation_brand_logo" FOREIGN KEY ("organisation_id","logo_file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['organisation_brand']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
