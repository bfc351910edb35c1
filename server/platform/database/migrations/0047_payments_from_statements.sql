ALTER TABLE "import" DROP CONSTRAINT "import_kind_known";--> statement-breakpoint
ALTER TABLE "member_payment" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD COLUMN "pay_into" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_payment" ADD CONSTRAINT "member_payment_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."import"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_payment_import_of" ON "member_payment" USING btree ("organisation_id","import_id");--> statement-breakpoint
ALTER TABLE "onboarding_settings" ADD CONSTRAINT "onboarding_settings_pay_into_length" CHECK (char_length("onboarding_settings"."pay_into") <= 200);--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_kind_known" CHECK ("import"."kind" in ('candidates', 'members', 'payments'));