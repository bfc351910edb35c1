CREATE TABLE "member_number_counter" (
	"organisation_id" uuid NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "member_number_counter_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "member_number_counter_last_range" CHECK ("member_number_counter"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_payment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"paid_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "member_payment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "member_payment_amount_range" CHECK ("member_payment"."amount" between 1 and 100000000),
	CONSTRAINT "member_payment_kind_known" CHECK ("member_payment"."kind" in ('entrance_fee', 'shares', 'deposit')),
	CONSTRAINT "member_payment_method_known" CHECK ("member_payment"."method" in ('mpesa', 'bank', 'check_off', 'cash')),
	CONSTRAINT "member_payment_reference_length" CHECK (char_length("member_payment"."reference") <= 40),
	CONSTRAINT "member_payment_paid_on_day" CHECK ("member_payment"."paid_on" between '1900-01-01' and '9999-12-31'),
	CONSTRAINT "member_payment_created_at_moment" CHECK ("member_payment"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "member_number_counter" ADD CONSTRAINT "member_number_counter_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_payment" ADD CONSTRAINT "member_payment_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_payment" ADD CONSTRAINT "member_payment_of" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_payment" ADD CONSTRAINT "member_payment_recorder" FOREIGN KEY ("recorded_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_payment_reference" ON "member_payment" USING btree ("organisation_id","reference","kind") WHERE "member_payment"."reference" <> '';--> statement-breakpoint
CREATE INDEX "member_payment_member" ON "member_payment" USING btree ("organisation_id","member_id","paid_on");--> statement-breakpoint
CREATE INDEX "member_payment_paid_on" ON "member_payment" USING btree ("organisation_id","paid_on");--> statement-breakpoint
CREATE INDEX "member_payment_recorded_by" ON "member_payment" USING btree ("recorded_by");
--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['member_number_counter', 'member_payment']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
