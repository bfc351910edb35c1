import { exampleId, pageFields } from "./core.docs.ts";
import { describeSchema } from "./documentation.ts";
import { notificationCalls } from "./notifications.calls.ts";
import {
  notification,
  notificationList,
  notificationSettings,
  notificationsRead,
  unreadNotifications,
} from "./notifications.ts";

export const notificationDocs = [
  describeSchema(notificationCalls.open.params, "NotificationPath", "Which notification.", {
    id: ["Id of the notification.", exampleId],
  }),
  describeSchema(notificationList.query, "NotificationQuery", "Which page of the notifications.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(notification, "Notification", "Something that a person is notified of in the workspace.", {
    id: ["Id of the notification.", exampleId],
    kind: ["What happened.", "application_received"],
    title: ["What happened, in a few words.", "New application for Loan Officer"],
    detail: ["Whom or what it is about.", "Wanjiku Kamau"],
    path: ["Page where it is seen; null when it is no longer there.", "/hr-manager/applications"],
    at: ["When.", "2026-11-21T06:00:00.000Z"],
    read: ["Whether the person has seen it.", false],
  }),
  describeSchema(unreadNotifications, "UnreadNotifications", "How many notifications are unread.", {
    count: ["How many.", 3],
  }),
  describeSchema(notificationsRead, "NotificationsRead", "Which notifications have been read.", {
    upTo: ["The newest one that was seen; all of them without it.", exampleId],
  }),
  describeSchema(notificationSettings, "NotificationSettings", "How a person is notified.", {
    dailyDigest: ["Whether a mail in the morning lists what is unread.", true],
  }),
];
