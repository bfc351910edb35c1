import { describeSchema } from "../core/documentation.ts";
import { registerFigures } from "./register-figures.ts";

export const registerFigureDocs = [
  describeSchema(registerFigures, "RegisterFigures", "What the register of members comes to.", {
    members: ["Everybody in the register."],
    activeAccounts: ["Members who deposited something within the three months before."],
    deposits: ["All deposits, in whole shillings."],
  }),
  describeSchema(registerFigures.shape.members, "Figure", "A figure of today and of this day a month ago.", {
    now: ["Today.", 12_847],
    monthAgo: ["This day a month ago.", 12_629],
  }),
];
