import type { ApplicationDocumentKind, CaptureQuality } from "#contract/onboarding/application-documents.ts";
import { waitingStore } from "#web/lib/waiting-store.ts";

/** A picture that was taken and has not arrived yet. */
export interface WaitingPicture {
  /** The same for every attempt to send it, so that it arrives once. */
  clientId: string;
  applicationKey: string;
  kind: ApplicationDocumentKind;
  method: "camera" | "file";
  /** What was measured; null for a PDF. */
  quality: CaptureQuality | null;
  file: File;
}

/** Where pictures wait for the line: one of each kind for an application. */
export interface PictureStore {
  /** Those of one application, in the order in which they were taken. */
  list(applicationKey: string): Promise<WaitingPicture[]>;
  put(picture: WaitingPicture): Promise<void>;
  /** Leaves another one of the same kind alone. */
  remove(picture: WaitingPicture): Promise<void>;
}

/** As kept: bytes, since some browsers lose files that a database refers to. */
interface Kept extends Omit<WaitingPicture, "file"> {
  name: string;
  type: string;
  bytes: ArrayBuffer;
  takenAt: number;
}

/** Identity documents of somebody who never came back stay on no device, which may be a shared one. */
const keptMillis = 3 * 86_400_000;

const placeOf = ({ applicationKey, kind }: Pick<WaitingPicture, "applicationKey" | "kind">) =>
  `${applicationKey}/${kind}`;

/** Pictures in the browser's own database: they are there again after a reload. */
export function pictureStore(now: () => number = Date.now): PictureStore {
  const store = waitingStore<Kept>("pictures");
  return {
    async list(applicationKey) {
      const oldest = now() - keptMillis;
      const all = await store.all();
      const old = all.filter(([, { takenAt }]) => takenAt < oldest);
      await Promise.all(old.map(([key]) => store.remove(key)));
      return all
        .map(([, kept]) => kept)
        .filter((kept) => kept.applicationKey === applicationKey && kept.takenAt >= oldest)
        .toSorted((a, b) => a.takenAt - b.takenAt)
        .map(({ name, type, bytes, takenAt: _, ...rest }) => ({
          ...rest,
          file: new File([bytes], name, { type }),
        }));
    },
    async put({ file, ...rest }) {
      const bytes = await file.arrayBuffer();
      await store.write(placeOf(rest), { ...rest, name: file.name, type: file.type, bytes, takenAt: now() });
    },
    async remove(picture) {
      const place = placeOf(picture);
      if ((await store.read(place))?.clientId === picture.clientId) await store.remove(place);
    },
  };
}
