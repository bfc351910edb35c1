import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { messageAnswer, user } from "./accounts.ts";
import {
  accountEmail,
  emailChange,
  endedSessions,
  languageChoice,
  ownSession,
  passwordChange,
  profileChange,
  sessionList,
} from "./own-account.ts";
import { twoFactorCalls } from "./two-factor.ts";

export const accountCalls = {
  change: defineCall({
    method: "PATCH",
    path: "/api/account",
    summary: "Change my own name and phone number",
    access: "session",
    body: profileChange,
    answer: user,
    perMinute: 20,
  }),
  chooseLanguage: defineCall({
    method: "PUT",
    path: "/api/account/language",
    summary: "Choose the language of my mails, and of my pages wherever I sign in",
    access: "session",
    body: languageChoice,
    answer: user,
    perMinute: 30,
  }),
  email: {
    get: defineCall({
      method: "GET",
      path: "/api/account/email",
      summary: "My email address, and the one that is to take its place",
      access: "session",
      answer: accountEmail,
    }),
    change: defineCall({
      method: "POST",
      path: "/api/account/email",
      summary:
        "Ask for another email address: the link that goes there makes it mine, and nothing changes before. Answers the same whether the address has an account or not",
      access: "session",
      body: emailChange,
      answer: messageAnswer,
      status: 202,
      errors: ["rate_limited"],
      perMinute: 5,
    }),
    cancel: defineCall({
      method: "DELETE",
      path: "/api/account/email",
      summary: "Keep my email address: the link that went to another one ends",
      access: "session",
      answer: z.void(),
      perMinute: 20,
    }),
  },
  changePassword: defineCall({
    method: "POST",
    path: "/api/account/password",
    summary: "Replace my password; ends every session but this one",
    access: "session",
    body: passwordChange,
    answer: messageAnswer,
    errors: ["rate_limited"],
    perMinute: 10,
  }),
  twoFactor: twoFactorCalls,
  sessions: {
    list: defineCall({
      method: "GET",
      path: "/api/account/sessions",
      summary: "Where I am signed in: this session first, then the one that was used last",
      access: "session",
      query: sessionList.query,
      answer: z.array(ownSession),
      paged: true,
    }),
    end: defineCall({
      method: "DELETE",
      path: "/api/account/sessions/:id",
      summary: "End another session of mine",
      access: "session",
      params: z.object({ id: z.uuid() }),
      answer: z.void(),
      errors: ["conflict"],
      perMinute: 60,
    }),
    endOthers: defineCall({
      method: "DELETE",
      path: "/api/account/sessions",
      summary: "End every session of mine but this one",
      access: "session",
      answer: endedSessions,
      perMinute: 10,
    }),
  },
};
