const elf64 = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
/** Places in the header of a 64-bit program for Linux, least byte first (ELF specification, chapter 1). */
const header = { programTable: 32, sectionTable: 40, programEntries: 54, entries: 56, sections: 58 };
/** In an entry of the program table: where its part of the file lies, and how long it is. */
const entry = { offset: 8, bytes: 32 };

/**
 * A program for Linux without the tables at its end that only debuggers read: what is loaded into memory stays byte
 * by byte. Of Node's own 127 MB they are 18, and a bare machine has no `strip`.
 * @returns the bytes as they are where this is no such program
 */
export function withoutSymbols(program: Buffer): Buffer {
  if (!program.subarray(0, elf64.length).equals(elf64)) return program;
  const table = Number(program.readBigUInt64LE(header.programTable));
  const size = program.readUInt16LE(header.programEntries);
  const entries = Array.from({ length: program.readUInt16LE(header.entries) }, (_, index) =>
    program.subarray(table + index * size, table + (index + 1) * size),
  );
  const ends = entries.map((one) =>
    Number(one.readBigUInt64LE(entry.offset) + one.readBigUInt64LE(entry.bytes)),
  );
  const loaded = Buffer.from(program.subarray(0, Math.max(table + entries.length * size, ...ends)));
  loaded.writeBigUInt64LE(0n, header.sectionTable);
  // How many sections, and which of them holds their names.
  loaded.writeUInt32LE(0, header.sections + 2);
  return loaded;
}
