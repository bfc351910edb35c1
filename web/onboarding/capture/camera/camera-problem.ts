/** Why there is no picture from a camera: what to do about it differs. */
export type CameraProblem = "refused" | "none" | "busy" | "unsupported";

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** What an error of `getUserMedia` means. Browsers without it, and pages without https, have no camera for us. */
export const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems[error.name]) || "unsupported";
