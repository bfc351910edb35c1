import { z } from "zod";
import { defineList } from "./list.ts";

/**
 * Everything that a person may be notified of in the workspace. A domain that adds one says in its own file
 * (`server/<domain>/<domain>.ts`) what it reads like and where it leads; the web has an icon for each.
 */
export const notificationKinds = [
  "application_received",
  "general_application_received",
  "note_mention",
  "job_ended",
  "job_to_approve",
  "job_approved",
  "job_returned",
  "job_changed",
  "assessment_finished",
  "interview_ended",
  "first_days_due",
  "interview_booked",
  "interview_times_asked",
  "interview_times_expired",
  "offer_to_approve",
  "offer_approved",
  "offer_returned",
  "offer_accepted",
  "offer_declined",
  "offer_expired",
  "application_awake",
  "scheduled_not_sent",
  "member_waiting",
  "member_assigned",
  "member_mention",
  "member_due_soon",
  "member_overdue",
  "data_request_made",
  "campaign_ended",
  "complaint_received",
  "complaint_assigned",
  "complaint_mention",
  "complaint_member_wrote",
  "complaint_due_soon",
  "complaint_overdue",
  "complaint_awake",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Days after which a notification is deleted, read or not. */
export const notificationDays = 90;

/** What a person is notified of, newest first. */
export const notificationList = defineList({ pageSize: 20 });

export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  /** What happened, in a few words. */
  title: z.string(),
  /** Whom or what it is about. */
  detail: z.string(),
  /** Page of the workspace where it is seen; null when it is no longer there. */
  path: z.string().nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const unreadNotifications = z.object({ count: z.number().int() });

/** Which notifications have been read: one, or all up to the newest that the person has seen. */
export const notificationsRead = z.object({ upTo: z.uuid().optional() });

export const notificationSettings = z.object({ dailyDigest: z.boolean() });
export type NotificationSettings = z.infer<typeof notificationSettings>;
