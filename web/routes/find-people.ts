import { apiContext, type PageContext } from "#web/lib/context.ts";
import type { FoundPerson } from "#web/ui/choose-person.tsx";

/** Most people whom a search shows: whoever is not among them is searched for more closely. */
const maxFound = 8;

/** Members whom words find, for somebody to choose one. @param q nobody is looked for while it is empty */
export async function findPeople(context: PageContext, q: string): Promise<FoundPerson[]> {
  if (q === "") return [];
  const { rows } = await context.get(apiContext).members.list({ query: { q, pageSize: maxFound } });
  return rows.map(({ id, fullName, idNumber, memberNumber }) => ({
    id,
    name: fullName,
    detail: [`ID ${idNumber}`, memberNumber].filter(Boolean).join(", "),
  }));
}
