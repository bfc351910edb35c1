CREATE TABLE "liveness_challenge" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"turns" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "liveness_challenge_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "liveness_challenge_turns_length" CHECK (cardinality("liveness_challenge"."turns") <= 100 and char_length(array_to_string("liveness_challenge"."turns", '')) <= 50),
	CONSTRAINT "liveness_challenge_expires_at_moment" CHECK ("liveness_challenge"."expires_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "liveness_challenge" ADD CONSTRAINT "liveness_challenge_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "liveness_challenge_expires_at" ON "liveness_challenge" USING btree ("organisation_id","expires_at");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "liveness_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "liveness_challenge" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "liveness_challenge" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
