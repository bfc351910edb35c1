import { useSyncExternalStore } from "react";
import { api } from "#web/lib/api.ts";
import { type ChosenFile, isArchive } from "./chosen-files.ts";
import { createUploader, type Uploader } from "./uploader.ts";

/** Milliseconds until a file is sent again whose line was lost. */
const patience = 5_000;

/** Waits a while, or until the browser says that the line is back. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, patience);
    window.addEventListener("online", go);
  });

async function digestOf(bytes: ArrayBuffer): Promise<string | null> {
  // Browsers compute it for pages that came over HTTPS only.
  if (!crypto.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const send =
  (id: string) =>
  ({ file, path }: ChosenFile) => {
    const input = { params: { id }, form: { path }, files: { file } };
    return isArchive(file) ? api.cvImports.addArchive(input) : api.cvImports.addCv(input);
  };

/** Asks before a page is left whose files are not all sent. */
function warnWhileRunning({ read, subscribe }: Uploader): void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  subscribe(() => {
    if (read().running) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
}

/** By import: an upload goes on while somebody looks at other pages of the product. */
const uploaders = new Map<string, Uploader>();

function uploaderOf(id: string): Uploader {
  const there = uploaders.get(id);
  if (there) return there;
  const digests = () => api.cvImports.digests({ params: { id } });
  const made = createUploader({ send: send(id), digests, pause, digestOf });
  warnWhileRunning(made);
  uploaders.set(id, made);
  return made;
}

/** Nothing is sent where pages are only drawn. */
const idle = createUploader({
  send: async () => ({ repeated: false }),
  digests: async () => [],
  pause: async () => {},
  digestOf: async () => null,
});

/** The upload of files to an import of CVs, and how far it is. */
export function useUploader(id: string): Uploader & { state: ReturnType<Uploader["read"]> } {
  const uploader = typeof window === "undefined" ? idle : uploaderOf(id);
  const state = useSyncExternalStore(uploader.subscribe, uploader.read, idle.read);
  return { ...uploader, state };
}
