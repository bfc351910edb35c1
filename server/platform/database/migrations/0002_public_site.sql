CREATE TABLE "agent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"department" text NOT NULL,
	"specialization" text NOT NULL,
	"description" text NOT NULL,
	"capabilities" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"position" integer NOT NULL,
	"last_activity" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"sacco_name" text,
	"subject" text,
	"solution" text,
	"message" text DEFAULT '' NOT NULL,
	"slot_starts_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "enquiry_slot" UNIQUE("organisation_id","slot_starts_at")
);
--> statement-breakpoint
CREATE TABLE "enquiry_reply" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"author_id" uuid,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_reply_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"organisation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_organisation_id_day_path_pk" PRIMARY KEY("organisation_id","day","path")
);
--> statement-breakpoint
CREATE TABLE "resource_download" (
	"resource_id" text PRIMARY KEY NOT NULL,
	"downloads" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "is_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_reply" ADD CONSTRAINT "enquiry_reply_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_reply" ADD CONSTRAINT "enquiry_reply_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_reply" ADD CONSTRAINT "enquiry_reply_to" FOREIGN KEY ("organisation_id","enquiry_id") REFERENCES "public"."enquiry"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_view" ADD CONSTRAINT "page_view_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_status" ON "enquiry" USING btree ("organisation_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("organisation_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "enquiry_email" ON "enquiry" USING btree ("organisation_id","email","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_reply_thread" ON "enquiry_reply" USING btree ("organisation_id","enquiry_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_provider" ON "organisation" USING btree ("is_provider") WHERE "organisation"."is_provider";