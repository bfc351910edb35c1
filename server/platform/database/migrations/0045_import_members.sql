ALTER TABLE "import" DROP CONSTRAINT "import_kind_known";--> statement-breakpoint
ALTER TABLE "import" ADD CONSTRAINT "import_kind_known" CHECK ("import"."kind" in ('candidates', 'members'));