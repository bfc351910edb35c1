import type { Calls } from "#contract/calls.ts";
import { createClient } from "#contract/core/client.ts";
import type { Language } from "#contract/core/language.ts";
import { wire } from "#contract/wire.ts";
import { api } from "#web/lib/api.ts";
import { documentLanguage } from "#web/lib/language.ts";
import { uploadFetch } from "#web/lib/upload-fetch.ts";
import type { SendPicture } from "./waiting/picture-sender.ts";

/** The membership calls by a way that says how much of a picture has left. */
const uploading = (onSent: (sent: number, total: number) => void) =>
  createClient<Calls>(wire, { fetcher: uploadFetch(onSent), language: documentLanguage() }).membership;

const formOf = ({ kind, clientId, method, quality }: Parameters<SendPicture>[0]) => ({
  kind,
  clientId,
  method,
  quality: quality ?? undefined,
});

/** Sends a picture of the applicant's own. */
export const sendDocument: SendPicture = (picture, { signal, onSent }) =>
  uploading(onSent).addDocument({
    params: { key: picture.applicationKey },
    form: formOf(picture),
    files: { document: picture.file },
    signal,
  });

/** Sends a picture that an officer took for somebody. */
export const sendDocumentFor =
  (applicationId: string): SendPicture =>
  (picture, { signal, onSent }) =>
    uploading(onSent).assisted.addDocument({
      params: { id: applicationId },
      form: formOf(picture),
      files: { document: picture.file },
      signal,
    });

/** Takes a document away again. */
export const removeDocument = (key: string, id: string): Promise<void> =>
  api.membership.removeDocument({ params: { key, id } });

/** Makes a key with which another phone takes the pictures. */
export const handOver = (key: string) => api.membership.handOver({ params: { key } });

/** Asks for head turns. */
export const askForTurns = (key: string, signal: AbortSignal) =>
  api.membership.askForTurns({ params: { key }, signal });

/** Has the pictures of a turning head looked at. */
export function sendFrames(key: string, challengeId: string, frames: readonly File[], signal: AbortSignal) {
  const files = Object.fromEntries(frames.map((frame, at) => [`frame${at + 1}`, frame]));
  return api.membership.sendFrames({ params: { key }, form: { challengeId }, files, signal });
}

/** Begins an application for somebody. @param clientId the same for every attempt, so that it begins once */
export const startForSomebody = (clientId: string, language: Language) =>
  api.membership.assisted.start({ body: { clientId, language, step: 1, values: {} } });

/** Sends the link of an application to the person whose it is. */
export const sendLink = (key: string) => api.membership.sendLink({ params: { key } });
