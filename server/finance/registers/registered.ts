/** A member as a row of a file was found to be theirs. */
export interface FoundOwner {
  id: string;
  fullName: string;
  memberNumber: string | null;
}

/** The one whom an account names; nobody where it may be several: that is for a person to say. */
export const onlyOwner = (found: readonly FoundOwner[] = []): FoundOwner | undefined =>
  found.length === 1 ? found[0] : undefined;

/** `Wanjiku Kamau, UM-0042`; empty while nobody is known. */
export const ownerName = (owner: FoundOwner | undefined): string =>
  [owner?.fullName, owner?.memberNumber].filter(Boolean).join(", ");

/** Cents as a file to compute with has them. */
export const inShillings = (cents: number): number => cents / 100;
