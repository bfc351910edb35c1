/** The name of the unique constraint that a failed statement ran into, or null for any other error. */
export function violatedUnique(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: string; constraint?: string };
    if (code === "23505") return constraint ?? "";
  }
  return null;
}
