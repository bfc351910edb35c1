import { createContext } from "react";

/** What a script written into the document carries, so that it may run; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
