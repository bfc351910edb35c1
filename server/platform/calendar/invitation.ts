import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { MailAttachment } from "#server/platform/mail/message.ts";

/** A person at a meeting. */
interface Party {
  name: string;
  email: string;
}

export interface CalendarMeeting {
  /** Stays the same for as long as the meeting lives: programs find the entry by it. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: Party;
  /** Everybody who is asked to come, whoever reads the mail. */
  attendees: readonly Party[];
  /** Whether the entry enters the calendar or leaves it. */
  method: "request" | "cancel";
  /** 0 for the first invitation; each change of what was sent before carries a higher number. */
  sequence: number;
}

/**
 * A meeting as an attachment that calendar programs understand (iCalendar, RFC 5545, as an invitation by
 * RFC 5546). Times are in UTC, so that no time zone has to be described.
 * @param now when the invitation was written
 */
export function calendarInvitation(meeting: CalendarMeeting, now: Date): MailAttachment {
  const cancels = meeting.method === "cancel";
  const method = cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: "Ushirika", product: "Meetings", language: "EN" }, method });
  calendar.createEvent({
    id: meeting.uid,
    stamp: now,
    start: meeting.startsAt,
    end: meeting.endsAt,
    summary: meeting.summary,
    description: meeting.description,
    location: meeting.location,
    sequence: meeting.sequence,
    status: cancels ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: meeting.organizer,
    attendees: meeting.attendees.map((attendee) => ({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: !cancels,
    })),
  });
  return {
    filename: "meeting.ics",
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    content: Buffer.from(calendar.toString()).toString("base64"),
  };
}
