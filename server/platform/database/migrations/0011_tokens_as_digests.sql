-- Tokens lay here in clear until now, and lie so in every backup of that time. Sessions end: people sign in again.
-- Links of mails go on working: they last a few days, and their digest is made from what was there.
DELETE FROM "session";
--> statement-breakpoint
UPDATE "verification" SET "identifier" = rtrim(translate(encode(sha256(convert_to("identifier", 'UTF8')), 'base64'), '+/', '-_'), '=');
