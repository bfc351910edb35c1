import { figuresCalls } from "./figures.ts";

/** The organisation's money: its monthly figures, and the registers of what it was paid and what it lent. */
export const financeCalls = {
  figures: figuresCalls,
};
