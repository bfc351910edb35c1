import { useRef } from "react";
import { v4 } from "uuid";

/** The same key for every attempt of one form, as long as it is open: what arrives twice is done once. */
export const useAttemptKey = (): string => useRef(v4()).current;
