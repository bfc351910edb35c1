CREATE TABLE "saved_view" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "saved_view_name" UNIQUE("organisation_id","user_id","list","name"),
	CONSTRAINT "saved_view_list_length" CHECK (char_length("saved_view"."list") <= 50),
	CONSTRAINT "saved_view_name_length" CHECK (char_length("saved_view"."name") <= 60),
	CONSTRAINT "saved_view_search_length" CHECK (char_length("saved_view"."search") <= 3000),
	CONSTRAINT "saved_view_created_at_moment" CHECK ("saved_view"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_member" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."membership"("organisation_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_view" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY organisation ON "saved_view" USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id));
