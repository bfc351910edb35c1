import { z } from "zod";
import { defineCall } from "./call.ts";
import {
  notification,
  notificationList,
  notificationSettings,
  notificationsRead,
  unreadNotifications,
} from "./notifications.ts";

export const notificationCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/notifications",
    summary: "What I am notified of in my organisation, newest first",
    access: "staff",
    query: notificationList.query,
    answer: z.array(notification),
    paged: true,
  }),
  unread: defineCall({
    method: "GET",
    path: "/api/notifications/unread",
    summary: "How many of my notifications are unread",
    access: "staff",
    answer: unreadNotifications,
  }),
  open: defineCall({
    method: "POST",
    path: "/api/notifications/:id/read",
    summary: "Mark one of my notifications as read; answers what it leads to",
    access: "staff",
    params: z.object({ id: z.uuid() }),
    answer: notification,
    allowedAfterTrial: true,
  }),
  readAll: defineCall({
    method: "POST",
    path: "/api/notifications/read",
    summary: "Mark all my notifications as read, or those up to one of them",
    access: "staff",
    body: notificationsRead,
    answer: unreadNotifications,
    allowedAfterTrial: true,
  }),
  settings: {
    get: defineCall({
      method: "GET",
      path: "/api/notifications/settings",
      summary: "Whether I get a mail in the morning with what I have not read",
      access: "staff",
      answer: notificationSettings,
    }),
    change: defineCall({
      method: "PUT",
      path: "/api/notifications/settings",
      summary: "Choose whether I get a mail in the morning with what I have not read",
      access: "staff",
      body: notificationSettings,
      answer: notificationSettings,
      allowedAfterTrial: true,
    }),
  },
};
