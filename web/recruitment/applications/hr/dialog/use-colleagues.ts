import { useQuery } from "@tanstack/react-query";
import type { Colleague } from "#contract/core/notes.ts";
import { colleaguesQuery } from "../queries.ts";

const nobody: Colleague[] = [];

/** Whom a note may name; nobody until the list is there, or when it does not come. */
export const useColleagues = (): Colleague[] => useQuery(colleaguesQuery()).data ?? nobody;
