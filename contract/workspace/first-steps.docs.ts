import { describeSchema } from "../core/documentation.ts";
import { firstStepList, firstStepsChange } from "./first-steps.ts";

export const firstStepDocs = [
  describeSchema(firstStepList, "FirstStepList", "How far a new organisation is.", {
    beginning: ["How it began; null until somebody chose.", "empty"],
    dismissed: ["Whether the list was put aside.", false],
    steps: ["What it does first, in order."],
    holdsSample: ["Whether sample data is there.", false],
    abilities: ["What may be done now."],
  }),
  describeSchema(
    firstStepList.shape.abilities,
    "FirstStepAbilities",
    "What may be done about the first steps.",
    {
      addSample: ["Whether sample data may be put in: on a trial, where there is none yet.", true],
      change: ["Whether anything may be changed.", true],
    },
  ),
  describeSchema(
    firstStepList.shape.steps.element,
    "FirstStep",
    "Something that a new organisation does first.",
    {
      name: ["What it is.", "position"],
      done: ["Whether it is done; sample data does not count.", true],
    },
  ),
  describeSchema(firstStepsChange, "FirstStepsChange", "What was decided about the first steps.", {
    beginning: ["Begins with an empty workspace.", "empty"],
    dismissed: ["Whether the list is put aside.", true],
    shared: ["A link that was handed out.", "join_link"],
  }),
];
