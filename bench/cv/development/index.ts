import type { Cv } from "../cv.ts";
import { applicants } from "./applicants.ts";
import { careers } from "./careers.ts";
import { eighth } from "./eighth.ts";
import { fourth } from "./fourth.ts";
import { fresh } from "./fresh.ts";
import { international } from "./international.ts";
import { kenyan } from "./kenyan.ts";
import { kinds } from "./kinds.ts";
import { layouts } from "./layouts.ts";
import { ninth } from "./ninth.ts";
import { secondApplicants } from "./second-applicants.ts";
import { templateFamilies } from "./template-families.ts";
import { templates } from "./templates.ts";
import { third } from "./third.ts";
import { walks } from "./walks.ts";
import { wild } from "./wild.ts";

/** CVs that the reader may be tuned on. */
export const development: Cv[] = [
  ...kenyan,
  ...layouts,
  ...international,
  ...wild,
  ...careers,
  ...walks,
  ...fresh,
  ...third,
  ...fourth,
  ...applicants,
  ...secondApplicants,
  ...templates,
  ...kinds,
  ...eighth,
  ...ninth,
  ...templateFamilies,
];
