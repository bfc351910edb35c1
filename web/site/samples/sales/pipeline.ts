import { formatKes } from "#web/lib/format.ts";
import { type Lead, type LeadStage, stages } from "./leads.ts";

/** One reason for a lead's score. */
export interface Reason {
  points: number;
  text: string;
}

/** Why a lead is worth a call: points that add up to a score of at most 100. */
export function reasonsFor(lead: Lead): Reason[] {
  const reasons: (Reason | false)[] = [
    lead.checkOff && { points: 35, text: "Employer remits by check-off" },
    lead.source === "Member referral" && { points: 25, text: "Sent by a member" },
    lead.asked <= 7 && { points: 25, text: "Asked within a week" },
    lead.asked > 7 && lead.asked <= 30 && { points: 10, text: "Asked within a month" },
    lead.reached && { points: 15, text: "Answers when called" },
  ];
  return reasons.filter((reason) => reason !== false);
}

/** How ready somebody is to join, 0 to 100. */
export function scoreOf(lead: Lead): number {
  return reasonsFor(lead).reduce((sum, { points }) => sum + points, 0);
}

/** Share of prospects that join from each stage, in percent: this sample's own experience. */
export const joinRates: Readonly<Record<LeadStage, number>> = {
  New: 10,
  Contacted: 25,
  "Visit booked": 50,
  Applied: 80,
  Joined: 100,
};

/** Deposits a month to expect from all leads: what each has in mind times its stage's join rate, in cents. */
export function expectedMonthly(leads: readonly Lead[]): number {
  return Math.round(leads.reduce((sum, { monthly, stage }) => sum + (monthly * joinRates[stage]) / 100, 0));
}

/** Moves one lead along the stages; it stays where there is no next one. */
export function moveLead(leads: readonly Lead[], id: string, step: 1 | -1): Lead[] {
  return leads.map((lead) => {
    const stage = stages[stages.indexOf(lead.stage) + step];
    return lead.id === id && stage ? { ...lead, stage } : lead;
  });
}

/** The first message to a lead, from what is known of them; a person reads it before it goes. */
export function draftMessage(lead: Lead, sacco: string): string {
  const first = lead.name.endsWith("Group") ? lead.name : lead.name.split(" ")[0];
  const how = lead.checkOff
    ? "Your employer already remits to us by check-off, so there is nothing to carry to a branch."
    : "You can pay in by M-PESA paybill from anywhere.";
  return [
    `Hello ${first}, thank you for asking ${sacco} about our ${productNames[lead.product]}.`,
    how,
    `With deposits of ${formatKes(lead.monthly)} a month you would have ${formatKes(lead.monthly * 12)} after a year, before interest.`,
    "When may we call you?",
  ].join(" ");
}

const productNames: Readonly<Record<Lead["product"], string>> = {
  "FOSA savings": "savings account",
  "Development loan": "development loan",
  "School fees loan": "school fees loan",
  "Chama account": "account for chamas",
};
