ALTER TABLE "agent" ALTER COLUMN "last_activity" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "agent" ALTER COLUMN "last_activity" DROP NOT NULL;--> statement-breakpoint
-- Until now it was the moment of the installation, or made up: nothing noted when an agent worked.
UPDATE "agent" SET "last_activity" = NULL;
