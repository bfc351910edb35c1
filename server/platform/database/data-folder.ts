import path from "node:path";
import { placeEmptyDatabase } from "./empty-database.ts";
import { lockFolder } from "./folder-lock.ts";

/** A data folder that this process has for itself. */
interface TakenFolder {
  /** Gives it back. */
  release(): void;
  /** Settles once a database can be opened in it. */
  ready: Promise<void>;
}

const ahead = new Map<string, TakenFolder>();

function take(folder: string, prepares = true): TakenFolder {
  const release = lockFolder(folder);
  const ready = prepares ? placeEmptyDatabase(folder) : Promise.resolve();
  // Whoever opens the database hears of a failure; nobody waits before that.
  ready.catch(() => {});
  return { release, ready };
}

/**
 * Takes a folder for the `takeFolder` that follows, so that it is prepared by then. What goes wrong is left for that one
 * to meet again.
 */
export function takeFolderAhead(folder: string): void {
  try {
    ahead.set(path.resolve(folder), take(folder));
  } catch {
    // Said by `takeFolder`, in the words of a refused start.
  }
}

/**
 * Takes a folder for this process alone.
 * @param prepares whether one without a database begins with the empty one that the build made
 * @throws FolderInUse, FolderRefused
 */
export function takeFolder(folder: string, prepares: boolean): TakenFolder {
  const place = path.resolve(folder);
  const taken = ahead.get(place) ?? take(folder, prepares);
  ahead.delete(place);
  return taken;
}
