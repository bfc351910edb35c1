-- What the constraints below ask for, and what old rows can be brought to without losing anything, comes first.
-- For whoever migrates under forced row-level security: all rows, until the transaction ends.
SELECT set_config('app.organisation', '*', true);
--> statement-breakpoint
-- One person's address, however it was typed. Two accounts that differ by case only are for the operator to join.
UPDATE "user" SET "email" = lower("email")
WHERE "email" <> lower("email")
  AND NOT EXISTS (SELECT FROM "user" other WHERE other."id" <> "user"."id" AND lower(other."email") = lower("user"."email"));
--> statement-breakpoint
UPDATE "enquiry" SET "email" = lower("email") WHERE "email" <> lower("email");
--> statement-breakpoint
UPDATE "job" SET "type" = lower("type")
WHERE "type" <> lower("type") AND lower("type") IN ('full-time', 'part-time', 'contract', 'internship');
--> statement-breakpoint
-- Erasing a person took the account out of the candidate, while the applications kept it.
UPDATE "candidate" SET "user_id" = "application"."user_id" FROM "application"
WHERE "candidate"."user_id" IS NULL
  AND "application"."organisation_id" = "candidate"."organisation_id" AND "application"."candidate_id" = "candidate"."id";
--> statement-breakpoint
ALTER TABLE "application_draft" DROP CONSTRAINT "application_draft_resume_id_candidate_resume_id_fk";
--> statement-breakpoint
ALTER TABLE "candidate_resume" DROP CONSTRAINT "candidate_resume_file_id_stored_file_id_fk";
--> statement-breakpoint
ALTER TABLE "document_request" DROP CONSTRAINT "document_request_file_id_stored_file_id_fk";
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_cv_file_id_stored_file_id_fk";
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_candidate";
--> statement-breakpoint
DROP INDEX "stored_file_owner";
--> statement-breakpoint
DROP INDEX "stored_file_person";
--> statement-breakpoint
DROP INDEX "application_candidate_of";
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_of_organisation" UNIQUE("organisation_id","id");
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_of_person" UNIQUE("user_id","id");
--> statement-breakpoint
ALTER TABLE "candidate_resume" ADD CONSTRAINT "candidate_resume_own" UNIQUE("user_id","id");
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_account" UNIQUE("organisation_id","id","user_id");
--> statement-breakpoint
-- By hand: only the CV is forgotten, the draft keeps its author.
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_resume" FOREIGN KEY ("user_id","resume_id") REFERENCES "public"."candidate_resume"("user_id","id") ON DELETE set null ("resume_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_resume" ADD CONSTRAINT "candidate_resume_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."stored_file"("user_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_cv" FOREIGN KEY ("organisation_id","cv_file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate" FOREIGN KEY ("organisation_id","candidate_id","user_id") REFERENCES "public"."candidate"("organisation_id","id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "application_draft_job" ON "application_draft" USING btree ("organisation_id","job_id");
--> statement-breakpoint
CREATE INDEX "application_draft_resume" ON "application_draft" USING btree ("user_id","resume_id");
--> statement-breakpoint
CREATE INDEX "candidate_resume_file" ON "candidate_resume" USING btree ("user_id","file_id");
--> statement-breakpoint
CREATE INDEX "application_message_author" ON "application_message" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "document_request_file" ON "document_request" USING btree ("organisation_id","file_id");
--> statement-breakpoint
CREATE INDEX "document_request_person" ON "document_request" USING btree ("requested_by");
--> statement-breakpoint
CREATE INDEX "interview_scheduler" ON "interview" USING btree ("scheduled_by");
--> statement-breakpoint
CREATE INDEX "application_event_actor" ON "application_event" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "application_cv" ON "application" USING btree ("organisation_id","cv_file_id");
--> statement-breakpoint
CREATE INDEX "enquiry_reply_author" ON "enquiry_reply" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "application_candidate_of" ON "application" USING btree ("organisation_id","candidate_id","user_id");
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_access_token_expires_at_moment" CHECK ("account"."access_token_expires_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_refresh_token_expires_at_moment" CHECK ("account"."refresh_token_expires_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_created_at_moment" CHECK ("account"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_updated_at_moment" CHECK ("account"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_roles_known" CHECK ("membership"."roles" <@ array['owner', 'hr', 'onboarding', 'experience']::text[]);
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_created_at_moment" CHECK ("membership"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_slug_shape" CHECK ("organisation"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_slug_length" CHECK (char_length("organisation"."slug") <= 80);
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_name_length" CHECK (char_length("organisation"."name") <= 200);
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_trial_ends_at_moment" CHECK ("organisation"."trial_ends_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_trial_end_told_moment" CHECK ("organisation"."trial_end_told" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_created_at_moment" CHECK ("organisation"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_expires_at_moment" CHECK ("session"."expires_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_created_at_moment" CHECK ("session"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_updated_at_moment" CHECK ("session"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_email_lower" CHECK ("user"."email" = lower("user"."email"));
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_name_length" CHECK (char_length("user"."name") <= 401);
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_email_length" CHECK (char_length("user"."email") <= 254);
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_image_length" CHECK (char_length("user"."image") <= 2000);
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_created_at_moment" CHECK ("user"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_updated_at_moment" CHECK ("user"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_first_name_length" CHECK (char_length("user"."first_name") <= 200);
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_last_name_length" CHECK (char_length("user"."last_name") <= 200);
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_phone_length" CHECK (char_length("user"."phone") <= 30);
--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_expires_at_moment" CHECK ("verification"."expires_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_created_at_moment" CHECK ("verification"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_updated_at_moment" CHECK ("verification"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_action_shape" CHECK ("audit_event"."action" ~ '^[a-z_]+\.[a-z_]+$');
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_detail_shape" CHECK (jsonb_typeof("audit_event"."detail") = 'object');
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_created_at_moment" CHECK ("audit_event"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_action_length" CHECK (char_length("audit_event"."action") <= 100);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_subject_length" CHECK (char_length("audit_event"."subject") <= 100);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_bytes_range" CHECK ("stored_file"."bytes" >= 0);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_key_shape" CHECK ("stored_file"."key" ~ '^[A-Za-z0-9_-]{1,64}(/[A-Za-z0-9_-]{1,64}){0,5}$');
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_key_length" CHECK (char_length("stored_file"."key") <= 400);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_name_length" CHECK (char_length("stored_file"."name") <= 200);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_content_type_length" CHECK (char_length("stored_file"."content_type") <= 200);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_created_at_moment" CHECK ("stored_file"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "rate_limit" ADD CONSTRAINT "rate_limit_key_length" CHECK (char_length("rate_limit"."key") <= 200);
--> statement-breakpoint
ALTER TABLE "rate_limit" ADD CONSTRAINT "rate_limit_used_until_moment" CHECK ("rate_limit"."used_until" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_attempts_range" CHECK ("mail"."attempts" >= 0);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_message_shape" CHECK (jsonb_typeof("mail"."message") = 'object');
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_to_length" CHECK (char_length("mail"."to") <= 254);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_subject_length" CHECK (char_length("mail"."subject") <= 250);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_state_known" CHECK ("mail"."state" in ('queued', 'sent', 'kept', 'failed'));
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_message_id_length" CHECK (char_length("mail"."message_id") <= 1000);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_thread_length" CHECK (char_length("mail"."thread") <= 1000);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_last_error_length" CHECK (char_length("mail"."last_error") <= 500);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_created_at_moment" CHECK ("mail"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_done_at_moment" CHECK ("mail"."done_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_step_range" CHECK ("application_draft"."step" between 1 and 4);
--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_version_range" CHECK ("application_draft"."version" >= 1);
--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_values_shape" CHECK (jsonb_typeof("application_draft"."values") = 'object');
--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_updated_at_moment" CHECK ("application_draft"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD CONSTRAINT "candidate_profile_details_shape" CHECK (jsonb_typeof("candidate_profile"."details") = 'object');
--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD CONSTRAINT "candidate_profile_updated_at_moment" CHECK ("candidate_profile"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "candidate_resume" ADD CONSTRAINT "candidate_resume_reading_shape" CHECK (jsonb_typeof("candidate_resume"."reading") = 'object');
--> statement-breakpoint
ALTER TABLE "candidate_resume" ADD CONSTRAINT "candidate_resume_created_at_moment" CHECK ("candidate_resume"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_sender_known" CHECK ("application_message"."sender" in ('staff', 'candidate'));
--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_subject_length" CHECK (char_length("application_message"."subject") <= 250);
--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_body_length" CHECK (char_length("application_message"."body") <= 10000);
--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_sent_at_moment" CHECK ("application_message"."sent_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_read_at_moment" CHECK ("application_message"."read_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_received" CHECK (("document_request"."file_id" is null) = ("document_request"."received_at" is null));
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_accepted" CHECK ("document_request"."accepted_at" is null or "document_request"."received_at" is not null);
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_title_length" CHECK (char_length("document_request"."title") <= 200);
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_note_length" CHECK (char_length("document_request"."note") <= 2000);
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_due_date_day" CHECK ("document_request"."due_date" between '1900-01-01' and '9999-12-31');
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_created_at_moment" CHECK ("document_request"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_received_at_moment" CHECK ("document_request"."received_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_accepted_at_moment" CHECK ("document_request"."accepted_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_cancelled_at_moment" CHECK ("document_request"."cancelled_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_name_length" CHECK (char_length("email_template"."name") <= 200);
--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_subject_length" CHECK (char_length("email_template"."subject") <= 200);
--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_body_length" CHECK (char_length("email_template"."body") <= 10000);
--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_updated_at_moment" CHECK ("email_template"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_ends_at_order" CHECK ("interview"."ends_at" >= "interview"."starts_at");
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_sequence_range" CHECK ("interview"."sequence" >= 0);
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_starts_at_moment" CHECK ("interview"."starts_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_ends_at_moment" CHECK ("interview"."ends_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_type_known" CHECK ("interview"."type" in ('video', 'phone', 'in_person'));
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_location_length" CHECK (char_length("interview"."location") <= 200);
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_interviewer_length" CHECK (char_length("interview"."interviewer") <= 200);
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_calendar_uid_length" CHECK (char_length("interview"."calendar_uid") <= 400);
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_note_length" CHECK (char_length("interview"."note") <= 2000);
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_cancelled_at_moment" CHECK ("interview"."cancelled_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_created_at_moment" CHECK ("interview"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_updated_at_moment" CHECK ("interview"."updated_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_stage_range" CHECK ("application_event"."stage" between 1 and 50);
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_created_at_moment" CHECK ("application_event"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_from_status_known" CHECK ("application_event"."from_status" in ('submitted', 'screening', 'interview', 'assessment', 'final_review', 'accepted', 'rejected', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_to_status_known" CHECK ("application_event"."to_status" in ('submitted', 'screening', 'interview', 'assessment', 'final_review', 'accepted', 'rejected', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_notes_length" CHECK (char_length("application_event"."notes") <= 10000);
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_message_to_candidate_length" CHECK (char_length("application_event"."message_to_candidate") <= 10000);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_stage_range" CHECK ("application"."stage" between 1 and 50);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_match_score_range" CHECK ("application"."match_score" between 0 and 100);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_version_range" CHECK ("application"."version" >= 1);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_match_shape" CHECK (coalesce(jsonb_path_match("application"."match", '$.type() == "array" && $.size() >= 0 && $.size() <= 100 && !exists($[*] ? (!(@.score.type() == "number") || @.score < 0 || @.score > 100))', '{}', true), "application"."match" is null));
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_work_experiences_shape" CHECK (coalesce(jsonb_path_match("application"."work_experiences", '$.type() == "array" && $.size() >= 0 && $.size() <= 100', '{}', true), "application"."work_experiences" is null));
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_cv_reading_shape" CHECK (jsonb_typeof("application"."cv_reading") = 'object');
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_submission_key_length" CHECK (char_length("application"."submission_key") <= 100);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_status_known" CHECK ("application"."status" in ('submitted', 'screening', 'interview', 'assessment', 'final_review', 'accepted', 'rejected', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_name_length" CHECK (char_length("application"."candidate_name") <= 200);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_email_length" CHECK (char_length("application"."candidate_email") <= 254);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_phone_length" CHECK (char_length("application"."phone") <= 30);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_location_length" CHECK (char_length("application"."location") <= 200);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_education_known" CHECK ("application"."education" in ('certificate', 'diploma', 'advanced_diploma', 'degree', 'masters', 'phd'));
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_skills_length" CHECK (cardinality("application"."skills") <= 100 and char_length(array_to_string("application"."skills", '')) <= 10000);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_expected_salary_length" CHECK (char_length("application"."expected_salary") <= 200);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_available_start_date_day" CHECK ("application"."available_start_date" between '1900-01-01' and '9999-12-31');
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_work_authorization_known" CHECK ("application"."work_authorization" in ('citizen', 'permit', 'visa', 'none'));
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_cover_letter_length" CHECK (char_length("application"."cover_letter") <= 10000);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_additional_info_length" CHECK (char_length("application"."additional_info") <= 10000);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_applied_at_moment" CHECK ("application"."applied_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_name_length" CHECK (char_length("candidate"."name") <= 200);
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_email_length" CHECK (char_length("candidate"."email") <= 254);
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_phone_length" CHECK (char_length("candidate"."phone") <= 30);
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_location_length" CHECK (char_length("candidate"."location") <= 200);
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_status_known" CHECK ("candidate"."status" in ('active', 'shortlisted', 'suspense', 'rejected'));
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_created_at_moment" CHECK ("candidate"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_milestones_shape" CHECK (coalesce(jsonb_path_match("job"."milestones", '$.type() == "array" && $.size() >= 1 && $.size() <= 100 && !exists($[*] ? (!(@.stage.type() == "string") || !(@.description.type() == "string") || !(@.estimatedDays.type() == "number") || @.estimatedDays < 1 || @.estimatedDays.floor() != @.estimatedDays))', '{}', true), "job"."milestones" is null));
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_title_length" CHECK (char_length("job"."title") <= 200);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_department_length" CHECK (char_length("job"."department") <= 200);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_location_length" CHECK (char_length("job"."location") <= 200);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_type_known" CHECK ("job"."type" in ('full-time', 'part-time', 'contract', 'internship'));
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_salary_length" CHECK (char_length("job"."salary") <= 200);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_experience_length" CHECK (char_length("job"."experience") <= 200);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_education_length" CHECK (char_length("job"."education") <= 200);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_description_length" CHECK (char_length("job"."description") <= 10000);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_requirements_length" CHECK (cardinality("job"."requirements") <= 100 and char_length(array_to_string("job"."requirements", '')) <= 10000);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_responsibilities_length" CHECK (cardinality("job"."responsibilities") <= 100 and char_length(array_to_string("job"."responsibilities", '')) <= 10000);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_benefits_length" CHECK (cardinality("job"."benefits") <= 100 and char_length(array_to_string("job"."benefits", '')) <= 10000);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_skills_length" CHECK (cardinality("job"."skills") <= 100 and char_length(array_to_string("job"."skills", '')) <= 10000);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_status_known" CHECK ("job"."status" in ('Active', 'Closed'));
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_posted_at_moment" CHECK ("job"."posted_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_deadline_day" CHECK ("job"."deadline" between '1900-01-01' and '9999-12-31');
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_created_at_moment" CHECK ("job"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_position_range" CHECK ("agent"."position" >= 0);
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_name_length" CHECK (char_length("agent"."name") <= 200);
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_department_known" CHECK ("agent"."department" in ('hr', 'credit', 'finance', 'marketing', 'ict', 'operational', 'sales', 'executive'));
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_specialization_length" CHECK (char_length("agent"."specialization") <= 200);
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_description_length" CHECK (char_length("agent"."description") <= 10000);
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_capabilities_length" CHECK (cardinality("agent"."capabilities") <= 100 and char_length(array_to_string("agent"."capabilities", '')) <= 10000);
--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_last_activity_moment" CHECK ("agent"."last_activity" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_email_lower" CHECK ("enquiry"."email" = lower("enquiry"."email"));
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_topic_known" CHECK ("enquiry"."topic" in ('contact', 'demo', 'consultation', 'quote', 'sales', 'solution'));
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_status_known" CHECK ("enquiry"."status" in ('new', 'answered', 'closed'));
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_full_name_length" CHECK (char_length("enquiry"."full_name") <= 200);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_email_length" CHECK (char_length("enquiry"."email") <= 254);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_phone_length" CHECK (char_length("enquiry"."phone") <= 30);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_sacco_name_length" CHECK (char_length("enquiry"."sacco_name") <= 200);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_subject_length" CHECK (char_length("enquiry"."subject") <= 200);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_solution_length" CHECK (char_length("enquiry"."solution") <= 200);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_message_length" CHECK (char_length("enquiry"."message") <= 10000);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_slot_starts_at_moment" CHECK ("enquiry"."slot_starts_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_calendar_uid_length" CHECK (char_length("enquiry"."calendar_uid") <= 400);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_created_at_moment" CHECK ("enquiry"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "enquiry_reply" ADD CONSTRAINT "enquiry_reply_message_length" CHECK (char_length("enquiry_reply"."message") <= 10000);
--> statement-breakpoint
ALTER TABLE "enquiry_reply" ADD CONSTRAINT "enquiry_reply_created_at_moment" CHECK ("enquiry_reply"."created_at" between '1900-01-01Z' and '9999-12-31Z');
--> statement-breakpoint
ALTER TABLE "page_view" ADD CONSTRAINT "page_view_views_range" CHECK ("page_view"."views" >= 0);
--> statement-breakpoint
ALTER TABLE "page_view" ADD CONSTRAINT "page_view_day_day" CHECK ("page_view"."day" between '1900-01-01' and '9999-12-31');
--> statement-breakpoint
ALTER TABLE "page_view" ADD CONSTRAINT "page_view_path_length" CHECK (char_length("page_view"."path") <= 2000);
--> statement-breakpoint
ALTER TABLE "resource_download" ADD CONSTRAINT "resource_download_downloads_range" CHECK ("resource_download"."downloads" >= 0);
--> statement-breakpoint
ALTER TABLE "resource_download" ADD CONSTRAINT "resource_download_resource_id_length" CHECK (char_length("resource_download"."resource_id") <= 200);
--> statement-breakpoint
-- What the row trigger of 0001 does not see. Whoever may truncate a table may also take this away: the role that
-- serves may do neither.
CREATE TRIGGER audit_event_no_truncate BEFORE TRUNCATE ON audit_event
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
