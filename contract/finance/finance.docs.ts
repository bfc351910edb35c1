import { figuresDocs } from "./figures.docs.ts";

export const financeDocs = [...figuresDocs];
