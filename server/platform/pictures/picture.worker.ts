import { serveJobs } from "#server/platform/documents/worker-job.ts";
import type { PictureCard } from "./card.ts";
import { paintCard, paintLogo } from "./paint.ts";

/** A card to draw; null is the logo. */
export type PictureJob = PictureCard | null;

serveJobs<PictureJob, Uint8Array>((card) => (card ? paintCard(card) : paintLogo()));
