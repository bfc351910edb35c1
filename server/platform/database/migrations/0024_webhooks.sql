CREATE TABLE "webhook_delivery" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"response_status" integer,
	"response_excerpt" text DEFAULT '' NOT NULL,
	"error" text,
	CONSTRAINT "webhook_delivery_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "webhook_delivery_once" UNIQUE("organisation_id","webhook_id","event_id"),
	CONSTRAINT "webhook_delivery_type_shape" CHECK ("webhook_delivery"."type" ~ '^[a-z_]+\.[a-z_]+$'),
	CONSTRAINT "webhook_delivery_round_range" CHECK ("webhook_delivery"."round" >= 0),
	CONSTRAINT "webhook_delivery_attempts_range" CHECK ("webhook_delivery"."attempts" >= 0),
	CONSTRAINT "webhook_delivery_duration_ms_range" CHECK ("webhook_delivery"."duration_ms" >= 0),
	CONSTRAINT "webhook_delivery_response_status_range" CHECK ("webhook_delivery"."response_status" between 0 and 999),
	CONSTRAINT "webhook_delivery_type_length" CHECK (char_length("webhook_delivery"."type") <= 100),
	CONSTRAINT "webhook_delivery_body_length" CHECK (char_length("webhook_delivery"."body") <= 20000),
	CONSTRAINT "webhook_delivery_state_known" CHECK ("webhook_delivery"."state" in ('queued', 'delivered', 'failed')),
	CONSTRAINT "webhook_delivery_created_at_moment" CHECK ("webhook_delivery"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "webhook_delivery_attempted_at_moment" CHECK ("webhook_delivery"."attempted_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "webhook_delivery_response_excerpt_length" CHECK (char_length("webhook_delivery"."response_excerpt") <= 500),
	CONSTRAINT "webhook_delivery_error_known" CHECK ("webhook_delivery"."error" in ('status', 'redirect', 'timeout', 'connection', 'tls', 'unresolved', 'address_refused', 'switched_off'))
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "webhook_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "webhook_disabled_both" CHECK (("webhook"."disabled_at" is null) = ("webhook"."disabled_reason" is null)),
	CONSTRAINT "webhook_former_secret_both" CHECK (("webhook"."former_secret" is null) = ("webhook"."former_secret_until" is null)),
	CONSTRAINT "webhook_url_length" CHECK (char_length("webhook"."url") <= 2000),
	CONSTRAINT "webhook_events_length" CHECK (cardinality("webhook"."events") <= 100 and char_length(array_to_string("webhook"."events", '')) <= 2000),
	CONSTRAINT "webhook_secret_length" CHECK (char_length("webhook"."secret") <= 500),
	CONSTRAINT "webhook_former_secret_length" CHECK (char_length("webhook"."former_secret") <= 500),
	CONSTRAINT "webhook_former_secret_until_moment" CHECK ("webhook"."former_secret_until" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "webhook_created_at_moment" CHECK ("webhook"."created_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "webhook_disabled_at_moment" CHECK ("webhook"."disabled_at" between '1900-01-01Z' and '9999-12-31Z'),
	CONSTRAINT "webhook_disabled_reason_known" CHECK ("webhook"."disabled_reason" in ('owner', 'failing', 'gone')),
	CONSTRAINT "webhook_failing_since_moment" CHECK ("webhook"."failing_since" between '1900-01-01Z' and '9999-12-31Z')
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_of" FOREIGN KEY ("organisation_id","webhook_id") REFERENCES "public"."webhook"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_maker" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("organisation_id","webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_at" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_created_by" ON "webhook" USING btree ("created_by");--> statement-breakpoint
-- As in 0001: a row is visible to a transaction that named its organisation, or that works across all ('*').
DO $$
DECLARE
  business_table text;
BEGIN
  FOREACH business_table IN ARRAY ARRAY['webhook', 'webhook_delivery']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', business_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', business_table);
    EXECUTE format('CREATE POLICY organisation ON %I USING (organisation_visible(organisation_id)) WITH CHECK (organisation_visible(organisation_id))', business_table);
  END LOOP;
END
$$;
