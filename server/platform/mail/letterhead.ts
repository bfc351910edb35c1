/** How an organisation shows itself at the top and the foot of its mails. */
export interface Letterhead {
  name: string;
  /** Empty without one. */
  tagline: string;
  /** `#7a1f5c`, in which white words can be read; null for the product's. */
  colour: string | null;
  logo: { url: string; width: number; height: number } | null;
  /** Lines by which it is reached. */
  contacts: readonly string[];
}

/** Finds the letterhead of an organisation; null where it has none of its own. */
export type FindLetterhead = (organisationId: string) => Promise<Letterhead | null>;
