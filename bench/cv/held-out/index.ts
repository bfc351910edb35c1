import type { Cv } from "../cv.ts";
import { eighth } from "./eighth.ts";
import { fifth } from "./fifth.ts";
import { first } from "./first.ts";
import { fourth } from "./fourth.ts";
import { ninth } from "./ninth.ts";
import { second } from "./second.ts";
import { seventh } from "./seventh.ts";
import { sixth } from "./sixth.ts";
import { templateFamilies } from "./template-families.ts";
import { templates } from "./templates.ts";
import { third } from "./third.ts";

/** CVs that the reader was not tuned on: none of them is looked at by itself while tuning it. */
export const heldOut: Cv[] = [
  ...first,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
  ...templates,
  ...templateFamilies,
];
