CREATE TABLE "email_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_change_token" UNIQUE("token"),
	CONSTRAINT "email_change_email_lower" CHECK ("email_change"."email" = lower("email_change"."email")),
	CONSTRAINT "email_change_email_length" CHECK (char_length("email_change"."email") <= 254),
	CONSTRAINT "email_change_token_length" CHECK (char_length("email_change"."token") <= 100),
	CONSTRAINT "email_change_expires_at_moment" CHECK ("email_change"."expires_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "email_change_created_at_moment" CHECK ("email_change"."created_at" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;