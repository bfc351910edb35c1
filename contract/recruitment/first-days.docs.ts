import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { firstDaysCalls } from "./first-days.calls.ts";
import {
  firstDaysFile,
  firstDaysItem,
  firstDaysItemChange,
  firstDaysStart,
  firstDaysTemplate,
  newFirstDaysItem,
  ownFirstDays,
  ownFirstDaysItem,
  ownItemChange,
} from "./first-days.ts";

const title = ["What is to be done.", "Prepare the desk and the email account"] as const;
const audience = ["Whose it is: the team's or the new colleague's.", "team"] as const;
const dueDate = ["Day by which it is done.", "2027-01-04"] as const;
const item = {
  id: ["Id of the item.", exampleId],
  title,
  dueDate,
  doneAt: ["When it was ticked off; null before.", null],
} as const;

export const firstDaysDocs = [
  describeSchema(firstDaysCalls.get.params, "FirstDaysPath", "What the call is about.", {
    id: ["Id of the application or item that the path names.", exampleId],
  }),
  describeSchema(firstDaysTemplate, "FirstDaysTemplate", "The items that every checklist begins with.", {
    items: ["The items."],
  }),
  describeSchema(firstDaysTemplate.shape.items.element, "FirstDaysTemplateItem", "An item of the template.", {
    title,
    audience,
    dueDays: ["Days from the first day of work; negative before it.", -3],
  }),
  describeSchema(firstDaysFile, "FirstDaysFile", "The first days of somebody who was hired.", {
    startDate: ["First day of work; null before there is a checklist.", "2027-01-04"],
    items: ["The items, by their due date."],
    mayStart: ["Whether a checklist can be made now.", false],
    mayChange: ["Whether the person who asks may change it.", true],
    suggestedStart: ["The first day that it would begin with.", "2027-01-04"],
    people: ["Who of the team can own an item, by name."],
  }),
  describeSchema(firstDaysItem, "FirstDaysItem", "An item, as staff see it.", {
    ...item,
    audience,
    ownerId: ["Id of its owner; null without one.", exampleId],
    owner: ["Its owner.", "Amina Hassan"],
    doneBy: ["Who ticked it off.", null],
  }),
  describeSchema(firstDaysFile.shape.people.element, "FirstDaysPerson", "Who can own an item.", {
    id: ["Id of the person.", exampleId],
    fullName: ["Name of the person.", "Amina Hassan"],
  }),
  describeSchema(firstDaysStart, "FirstDaysStart", "A checklist to be made.", {
    startDate: ["First day of work.", "2027-01-04"],
  }),
  describeSchema(newFirstDaysItem, "NewFirstDaysItem", "An item for one person.", {
    title,
    audience,
    dueDate,
  }),
  describeSchema(firstDaysItemChange, "FirstDaysItemChange", "A change of an item.", {
    done: ["Whether it is done.", true],
    ownerId: ["Id of its owner; null for nobody.", exampleId],
    dueDate,
  }),
  describeSchema(ownFirstDays, "OwnFirstDays", "What a new colleague has to do.", {
    organization: ["The SACCO.", "Umoja SACCO"],
    startDate: ["First day of work.", "2027-01-04"],
    items: ["The items, by their due date."],
  }),
  describeSchema(ownFirstDaysItem, "OwnFirstDaysItem", "An item, as the new colleague sees it.", item),
  describeSchema(ownItemChange, "OwnItemChange", "Ticks an item off, or takes that back.", {
    done: ["Whether it is done.", true],
  }),
];
