ALTER TABLE "monthly_figures" DROP CONSTRAINT "monthly_figures_source_known";--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "segment" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_loan" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_transaction" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "campaign_sample" ON "campaign" USING btree ("organisation_id","id") WHERE "campaign"."sample";--> statement-breakpoint
CREATE INDEX "segment_sample" ON "segment" USING btree ("organisation_id","id") WHERE "segment"."sample";--> statement-breakpoint
CREATE INDEX "finance_loan_sample" ON "finance_loan" USING btree ("organisation_id","id") WHERE "finance_loan"."sample";--> statement-breakpoint
CREATE INDEX "finance_transaction_sample" ON "finance_transaction" USING btree ("organisation_id","id") WHERE "finance_transaction"."sample";--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_source_known" CHECK ("monthly_figures"."source" in ('entered', 'imported', 'computed', 'sample'));