interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/** What PostgreSQL said of a failed statement, however deep it lies; null for any other error. */
function failureOf(error: unknown): DatabaseFailure | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as DatabaseFailure;
    if (/^[0-9A-Z]{5}$/.test(code ?? "")) return cause as DatabaseFailure;
  }
  return null;
}

/** PostgreSQL's code of why a statement failed, `23514` for instance, or null for any other error. */
export const sqlStateOf = (error: unknown): string | null => failureOf(error)?.code ?? null;

/** The name of the unique constraint that a failed statement ran into, or null for any other error. */
export function violatedUnique(error: unknown): string | null {
  const failure = failureOf(error);
  return failure?.code === "23505" ? (failure.constraint ?? "") : null;
}
