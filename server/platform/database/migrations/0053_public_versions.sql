CREATE TABLE "public_version" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "public_version_version_range" CHECK ("public_version"."version" >= 0),
	CONSTRAINT "public_version_topic_length" CHECK (char_length("public_version"."topic") <= 50)
);
