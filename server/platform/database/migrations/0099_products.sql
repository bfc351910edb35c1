CREATE TABLE "product" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_swahili" text DEFAULT '' NOT NULL,
	"rate" integer,
	"rate_basis" text,
	"term_min" integer,
	"term_max" integer,
	"deposit_multiple" integer,
	"guarantors" integer,
	"fee_rate" integer,
	"fee" integer,
	"minimum" integer,
	"maximum" integer,
	"notice_days" integer,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "product_terms" CHECK ("product"."term_min" <= "product"."term_max"),
	CONSTRAINT "product_amounts" CHECK ("product"."minimum" <= "product"."maximum"),
	CONSTRAINT "product_rate_range" CHECK ("product"."rate" between 0 and 10000),
	CONSTRAINT "product_term_min_range" CHECK ("product"."term_min" between 1 and 480),
	CONSTRAINT "product_term_max_range" CHECK ("product"."term_max" between 1 and 480),
	CONSTRAINT "product_deposit_multiple_range" CHECK ("product"."deposit_multiple" between 1 and 1000),
	CONSTRAINT "product_guarantors_range" CHECK ("product"."guarantors" between 0 and 20),
	CONSTRAINT "product_fee_rate_range" CHECK ("product"."fee_rate" between 0 and 10000),
	CONSTRAINT "product_fee_range" CHECK ("product"."fee" between 0 and 1000000000),
	CONSTRAINT "product_minimum_range" CHECK ("product"."minimum" between 0 and 1000000000),
	CONSTRAINT "product_maximum_range" CHECK ("product"."maximum" between 0 and 1000000000),
	CONSTRAINT "product_notice_days_range" CHECK ("product"."notice_days" between 0 and 730),
	CONSTRAINT "product_kind_known" CHECK ("product"."kind" in ('savings', 'loan')),
	CONSTRAINT "product_name_length" CHECK (char_length("product"."name") <= 80),
	CONSTRAINT "product_description_length" CHECK (char_length("product"."description") <= 200),
	CONSTRAINT "product_description_swahili_length" CHECK (char_length("product"."description_swahili") <= 200),
	CONSTRAINT "product_rate_basis_known" CHECK ("product"."rate_basis" in ('reducing', 'flat')),
	CONSTRAINT "product_valid_from_day" CHECK ("product"."valid_from" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "product_valid_until_day" CHECK ("product"."valid_until" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "product_created_at_moment" CHECK ("product"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("organisation_id","kind",lower("name"));
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['product']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
