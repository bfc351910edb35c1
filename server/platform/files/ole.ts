/*
 * The directory of an OLE compound file, the container of Word 97-2003 documents and of password-protected
 * Office files ([MS-CFB]). Reads the names at its root, never more than the file is long.
 */

interface OleEntry {
  name: string;
  /** A stream holds bytes, a storage holds further entries. */
  isStream: boolean;
  size: number;
  /** The first sector. */
  start: number;
  left: number;
  right: number;
  child: number;
}

export interface OleFile {
  /** What is at the root, by name. */
  root: Map<string, OleEntry>;
  /** The first 64 bytes of a stream, or undefined when it is shorter or damaged. */
  head(entry: OleEntry): Buffer | undefined;
}

const entryLength = 128;
const headerLength = 512;
const lastRegularSector = 0xfffffffa;
const noEntry = 0xffffffff;
const maxEntries = 4_096;
/** Streams below this size are packed together, in sectors of 64 bytes, into the root entry's own stream. */
const miniStreamBelow = 4_096;
const miniSectorLength = 64;

function readEntry(bytes: Buffer, at: number): OleEntry {
  const nameLength = Math.min(64, bytes.readUInt16LE(at + 64));
  return {
    name: bytes.toString("utf16le", at, at + Math.max(0, nameLength - 2)),
    isStream: bytes[at + 66] === 2,
    left: bytes.readUInt32LE(at + 68),
    right: bytes.readUInt32LE(at + 72),
    child: bytes.readUInt32LE(at + 76),
    start: bytes.readUInt32LE(at + 116),
    size: bytes.readUInt32LE(at + 120),
  };
}

/** The sectors of a stream in order, as positions in the file; ends early where the file is damaged. */
function* chain(bytes: Buffer, sectorLength: number, start: number): Generator<number> {
  const perSector = sectorLength / 4;
  const position = (sector: number) => (sector + 1) * sectorLength;
  let left = Math.ceil(bytes.length / sectorLength);
  for (let sector = start; sector < lastRegularSector && left > 0; left--) {
    if (position(sector) + sectorLength > bytes.length) return;
    yield position(sector);
    // The header lists the allocation table's first 109 sectors: enough for 6.8 MB.
    const index = Math.floor(sector / perSector);
    if (index >= 109) return;
    const at = position(bytes.readUInt32LE(76 + index * 4)) + (sector % perSector) * 4;
    if (at + 4 > bytes.length) return;
    sector = bytes.readUInt32LE(at);
  }
}

function readDirectory(bytes: Buffer, sectorLength: number): OleEntry[] {
  const entries: OleEntry[] = [];
  for (const start of chain(bytes, sectorLength, bytes.readUInt32LE(48))) {
    for (let at = start; at < start + sectorLength; at += entryLength) entries.push(readEntry(bytes, at));
    if (entries.length >= maxEntries) break;
  }
  return entries;
}

/** What is at the root: siblings form a tree, of which each entry is visited once, loops or not. */
function rootEntries(entries: readonly OleEntry[]): Map<string, OleEntry> {
  const found = new Map<string, OleEntry>();
  const unvisited = new Set(entries.keys());
  const waiting = [entries[0]?.child ?? noEntry];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (!entry || !unvisited.delete(index)) continue;
    found.set(entry.name, entry);
    waiting.push(entry.left, entry.right);
  }
  return found;
}

function headAt(bytes: Buffer, sectorLength: number, mini: OleEntry, entry: OleEntry): number | undefined {
  if (entry.size >= miniStreamBelow) return chain(bytes, sectorLength, entry.start).next().value ?? undefined;
  const within = entry.start * miniSectorLength;
  let passed = 0;
  for (const at of chain(bytes, sectorLength, mini.start)) {
    if (within < passed + sectorLength) return at + within - passed;
    passed += sectorLength;
  }
  return undefined;
}

/** Reads the names at the root, or undefined when the container is damaged. */
export function readOle(bytes: Buffer): OleFile | undefined {
  if (bytes.length < headerLength) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorLength = 1 << shift;
  const entries = readDirectory(bytes, sectorLength);
  const [first] = entries;
  if (!first) return undefined;
  return {
    root: rootEntries(entries),
    head(entry) {
      const at = entry.size < miniSectorLength ? undefined : headAt(bytes, sectorLength, first, entry);
      return at === undefined ? undefined : bytes.subarray(at, at + miniSectorLength);
    },
  };
}
