CREATE TABLE "finance_loan" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"loan_number" text NOT NULL,
	"as_of" date NOT NULL,
	"member_id" uuid,
	"assigned_by" uuid,
	"borrower" text DEFAULT '' NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"principal" bigint NOT NULL,
	"disbursed_on" date,
	"term_months" integer,
	"rate" integer,
	"outstanding" bigint NOT NULL,
	"days_in_arrears" integer NOT NULL,
	"last_paid_on" date,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finance_loan_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "finance_loan_in_book" UNIQUE("organisation_id","loan_number","as_of"),
	CONSTRAINT "finance_loan_disbursed" CHECK ("finance_loan"."disbursed_on" <= "finance_loan"."as_of"),
	CONSTRAINT "finance_loan_principal_range" CHECK ("finance_loan"."principal" >= 1),
	CONSTRAINT "finance_loan_outstanding_range" CHECK ("finance_loan"."outstanding" >= 0),
	CONSTRAINT "finance_loan_days_in_arrears_range" CHECK ("finance_loan"."days_in_arrears" between 0 and 36500),
	CONSTRAINT "finance_loan_term_months_range" CHECK ("finance_loan"."term_months" between 1 and 1200),
	CONSTRAINT "finance_loan_rate_range" CHECK ("finance_loan"."rate" between 0 and 100000),
	CONSTRAINT "finance_loan_loan_number_length" CHECK (char_length("finance_loan"."loan_number") <= 60),
	CONSTRAINT "finance_loan_as_of_day" CHECK ("finance_loan"."as_of" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "finance_loan_borrower_length" CHECK (char_length("finance_loan"."borrower") <= 100),
	CONSTRAINT "finance_loan_product_length" CHECK (char_length("finance_loan"."product") <= 200),
	CONSTRAINT "finance_loan_disbursed_on_day" CHECK ("finance_loan"."disbursed_on" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "finance_loan_last_paid_on_day" CHECK ("finance_loan"."last_paid_on" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "finance_loan_created_at_moment" CHECK ("finance_loan"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "import" DROP CONSTRAINT "import_kind_known";--> statement-breakpoint
ALTER TABLE "finance_loan" ADD CONSTRAINT "finance_loan_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_loan" ADD CONSTRAINT "finance_loan_assigner" FOREIGN KEY ("assigned_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_loan" ADD CONSTRAINT "finance_loan_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_loan_arrears" ON "finance_loan" USING btree ("organisation_id","as_of","days_in_arrears","id");--> statement-breakpoint
CREATE INDEX "finance_loan_outstanding" ON "finance_loan" USING btree ("organisation_id","as_of","outstanding","id");--> statement-breakpoint
CREATE INDEX "finance_loan_member" ON "finance_loan" USING btree ("organisation_id","member_id","as_of");--> statement-breakpoint
CREATE INDEX "finance_loan_import_of" ON "finance_loan" USING btree ("organisation_id","import_id");--> statement-breakpoint
CREATE INDEX "finance_loan_assigned_by" ON "finance_loan" USING btree ("assigned_by");--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_kind_known" CHECK ("import"."kind" in ('candidates', 'members', 'payments', 'monthly_figures', 'transactions', 'interactions', 'loans'));--> statement-breakpoint
-- Only whose a loan is falls with a member: what was lent stays. Drizzle cannot say which column.
ALTER TABLE "finance_loan" ADD CONSTRAINT "finance_loan_member_fk" FOREIGN KEY ("organisation_id", "member_id") REFERENCES "member"("organisation_id", "id") ON DELETE SET NULL ("member_id");
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['finance_loan']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
