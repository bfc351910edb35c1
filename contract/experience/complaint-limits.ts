/** Characters of what is written in and about a complaint. */
export const complaintLimits = {
  description: 5_000,
  wanted: 1_000,
  message: 5_000,
  resolution: 5_000,
  memberNumber: 40,
  /** Files that go with one complaint, whoever added them. */
  attachments: 20,
  /** Bytes of all files that one form takes. */
  formBytes: 10 * 1024 * 1024,
  /** Days after its end for which a complaint is taken up again when its member writes. */
  reopenDays: 60,
} as const;

/** A tracking code as people read it: `1234-5678-9012-3456-7890`. */
export const readableCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, "$1-");
