import { crc32 } from "node:zlib";

/** A file on its way into an archive. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

/** Version of the format that knows folders and no compression: 2.0. */
const version = 20;
/** Names are UTF-8. */
const utf8Names = 0x0800;
/** 1 January 1980, the format's first day: the time of a file says nothing here. */
const firstDay = 0x0021;

/** The part that a file's own header and its line in the directory have in common. */
function headerOf({ bytes }: ArchivedFile, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(utf8Names, 2);
  header.writeUInt16LE(firstDay, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

/**
 * A zip archive, file by file: no more than one is in memory at a time. Nothing is compressed, as PDFs and Word
 * documents are so already. Good for up to 4 GB and 65,535 files, the limits of the format without extensions.
 */
export async function* zipArchive(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  let count = 0;
  for await (const file of files) {
    const name = Buffer.from(file.name);
    const header = headerOf(file, name.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([version, 0]), header, place, name);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), header, name]);
    yield local;
    yield Buffer.from(file.bytes);
    at += local.length + file.bytes.length;
    count += 1;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  yield listing;
  yield end;
}
