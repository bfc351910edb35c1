import { type Call, defineCall } from "../core/call.ts";
import { periodQuery } from "../core/period.ts";
import { complaintInsights, feedbackLoop } from "./complaint-figures.ts";
import {
  channelReport,
  journeyFigures,
  overviewFigures,
  overviewQuery,
  satisfactionReport,
} from "./figures.ts";

type Who = Pick<Call, "access" | "scope">;

/** The figures of each tab of the dashboard, under one address and for those who may see them. */
const figureCalls = <const W extends Who, const A extends string>(area: A, who: W) => ({
  overview: defineCall({
    ...who,
    method: "GET",
    path: `/api/experience/${area}/overview`,
    summary: "Satisfaction, response time and interactions of a period, and who was in touch last",
    query: overviewQuery,
    answer: overviewFigures,
  }),
  journey: defineCall({
    ...who,
    method: "GET",
    path: `/api/experience/${area}/journey`,
    summary: "The stages of a membership: how many were in touch, how satisfied they are, who dropped off",
    query: periodQuery,
    answer: journeyFigures,
  }),
  channels: defineCall({
    ...who,
    method: "GET",
    path: `/api/experience/${area}/channels`,
    summary: "Each channel: how much comes, how long members wait, what is closed, how satisfied they are",
    query: periodQuery,
    answer: channelReport,
  }),
  satisfaction: defineCall({
    ...who,
    method: "GET",
    path: `/api/experience/${area}/satisfaction`,
    summary: "What comments of a period are about, and what they say of the SACCO",
    query: periodQuery,
    answer: satisfactionReport,
  }),
  complaints: defineCall({
    ...who,
    method: "GET",
    path: `/api/experience/${area}/complaints`,
    summary: "Complaints of a period: what about, how serious, in time or late, what came out, and how old",
    query: periodQuery,
    answer: complaintInsights,
  }),
  loop: defineCall({
    ...who,
    method: "GET",
    path: `/api/experience/${area}/loop`,
    summary: "From low scores to cases to members who were told, and what is still open",
    query: periodQuery,
    answer: feedbackLoop,
  }),
});

export const experienceFigureCalls = figureCalls("figures", {
  access: { role: "experience" },
  scope: "reports:read",
});

/** The same of the demo's made-up organisation, for anybody; 404 where there is no demo. */
export const experienceDemoCalls = figureCalls("demo", { access: "public" });
