CREATE TABLE "finance_transaction" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"part" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"member_id" uuid,
	"assigned_by" uuid,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finance_transaction_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "finance_transaction_receipt" UNIQUE("organisation_id","reference","part"),
	CONSTRAINT "finance_transaction_moves" CHECK ("finance_transaction"."amount" <> 0),
	CONSTRAINT "finance_transaction_part_side" CHECK (("finance_transaction"."part" = 'in') = ("finance_transaction"."amount" > 0)),
	CONSTRAINT "finance_transaction_paid_on_day" CHECK ("finance_transaction"."paid_on" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "finance_transaction_reference_length" CHECK (char_length("finance_transaction"."reference") <= 40),
	CONSTRAINT "finance_transaction_part_known" CHECK ("finance_transaction"."part" in ('in', 'out', 'charge')),
	CONSTRAINT "finance_transaction_type_known" CHECK ("finance_transaction"."type" in ('deposit', 'withdrawal', 'shares', 'loan_repayment', 'loan_disbursement', 'fee', 'transfer', 'other')),
	CONSTRAINT "finance_transaction_account_length" CHECK (char_length("finance_transaction"."account") <= 100),
	CONSTRAINT "finance_transaction_payer_length" CHECK (char_length("finance_transaction"."payer") <= 200),
	CONSTRAINT "finance_transaction_details_length" CHECK (char_length("finance_transaction"."details") <= 300),
	CONSTRAINT "finance_transaction_created_at_moment" CHECK ("finance_transaction"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "import" DROP CONSTRAINT "import_rows_range";--> statement-breakpoint
ALTER TABLE "import" DROP CONSTRAINT "import_kind_known";--> statement-breakpoint
ALTER TABLE "import" ADD COLUMN "as_of" date;--> statement-breakpoint
ALTER TABLE "finance_transaction" ADD CONSTRAINT "finance_transaction_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_transaction" ADD CONSTRAINT "finance_transaction_assigner" FOREIGN KEY ("assigned_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_transaction" ADD CONSTRAINT "finance_transaction_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_transaction_day" ON "finance_transaction" USING btree ("organisation_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "finance_transaction_amount" ON "finance_transaction" USING btree ("organisation_id","amount","id");--> statement-breakpoint
CREATE INDEX "finance_transaction_member" ON "finance_transaction" USING btree ("organisation_id","member_id","paid_on");--> statement-breakpoint
CREATE INDEX "finance_transaction_unmatched" ON "finance_transaction" USING btree ("organisation_id","paid_on","id") WHERE "finance_transaction"."member_id" is null;--> statement-breakpoint
CREATE INDEX "finance_transaction_import_of" ON "finance_transaction" USING btree ("organisation_id","import_id");--> statement-breakpoint
CREATE INDEX "finance_transaction_assigned_by" ON "finance_transaction" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "finance_transaction_parts" ON "finance_transaction" USING gin ("reference" gin_trgm_ops,"account" gin_trgm_ops,"payer" gin_trgm_ops,"details" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_as_of_day" CHECK ("import"."as_of" between '1900-01-01' and '9999-12-31');--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_rows_range" CHECK ("import"."rows" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_kind_known" CHECK ("import"."kind" in ('candidates', 'members', 'payments', 'monthly_figures', 'transactions'));--> statement-breakpoint
-- Only whose a transaction is falls with a member: what moved stays. Drizzle cannot say which column.
ALTER TABLE "finance_transaction" ADD CONSTRAINT "finance_transaction_member_fk" FOREIGN KEY ("organisation_id", "member_id") REFERENCES "member"("organisation_id", "id") ON DELETE SET NULL ("member_id");
--> statement-breakpoint
-- As search_members of 0041: reads as the table's owner, so that the index of parts serves, and says the organisation itself.
CREATE FUNCTION search_transactions(organisation uuid, words text) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  IF NOT coalesce(organisation_visible(organisation), false) THEN RETURN; END IF;
  RETURN QUERY
    SELECT id FROM finance_transaction
    WHERE organisation_id = organisation
      AND (reference ILIKE words OR account ILIKE words OR payer ILIKE words OR details ILIKE words);
END
$$;
--> statement-breakpoint
-- As in 0046: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['finance_transaction']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible())) WITH CHECK (organisation_id = (SELECT visible_organisation()) OR (SELECT all_organisations_visible()))', business_table);
  END LOOP;
END
$$;
