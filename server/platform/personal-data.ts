import type { OrganisationScope } from "./database/scope.ts";
import type { archivePaths } from "./files/own-data.ts";

/** A member whose data is asked for, or to be deleted. */
export interface DataSubject {
  memberId: string;
  /** The member's email addresses and phone numbers, former ones included. */
  addresses: string[];
}

/** What a domain keeps of members beside the register, which itself knows nothing of it. */
export interface PersonalDataSource {
  /**
   * What is kept of a member, by what it is called in the export.
   * @param paths takes the files that go with it
   */
  gather(
    scope: OrganisationScope,
    subject: DataSubject,
    paths: ReturnType<typeof archivePaths>,
  ): Promise<Record<string, unknown>>;
  /**
   * Deletes it, or takes the person out of what has to stay; in the transaction that deletes the member, before that.
   * @returns ids of released files, to discard once this is committed
   */
  forget(scope: OrganisationScope, subject: DataSubject): Promise<string[]>;
}

/** Everything that domains keep of a member, for the member's eyes. */
export async function gatherFrom(
  sources: readonly PersonalDataSource[],
  ...given: Parameters<PersonalDataSource["gather"]>
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const source of sources) Object.assign(parts, await source.gather(...given));
  return parts;
}

/** Has every domain forget a member. @returns ids of released files, to discard once this is committed */
export async function forgetIn(
  sources: readonly PersonalDataSource[],
  ...given: Parameters<PersonalDataSource["forget"]>
): Promise<string[]> {
  const files: string[] = [];
  for (const source of sources) files.push(...(await source.forget(...given)));
  return files;
}
