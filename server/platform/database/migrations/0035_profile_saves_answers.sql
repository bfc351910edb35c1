-- Whether an application's answers are saved in the profile has a plain name; who switched it off keeps it off.
UPDATE "candidate_profile"
SET "details" = ("details" - 'keepsSent') || jsonb_build_object('savesAnswers', "details" -> 'keepsSent')
WHERE "details" ? 'keepsSent';
