/** A table of FlatBuffers, the format of TensorFlow Lite files: fields by number, each of them optional. */
export class FlatTable {
  readonly #bytes: DataView;
  readonly #at: number;

  private constructor(bytes: DataView, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** The table that a file begins with. */
  static root(file: Uint8Array): FlatTable {
    const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
    return new FlatTable(bytes, bytes.getUint32(0, true));
  }

  byte(field: number): number {
    const at = this.#find(field);
    return at === null ? 0 : this.#bytes.getInt8(at);
  }

  int(field: number): number {
    const at = this.#find(field);
    return at === null ? 0 : this.#bytes.getInt32(at, true);
  }

  table(field: number): FlatTable {
    const at = this.#find(field);
    if (at === null) throw new Error("The model file is not as expected");
    return new FlatTable(this.#bytes, this.#follow(at));
  }

  ints(field: number): number[] {
    return this.#list(field, 4, (at) => this.#bytes.getInt32(at, true));
  }

  tables(field: number): FlatTable[] {
    return this.#list(field, 4, (at) => new FlatTable(this.#bytes, this.#follow(at)));
  }

  /** A list of bytes that holds floating point numbers. */
  floats(field: number): Float32Array {
    const bytes = Uint8Array.from(this.#list(field, 1, (at) => this.#bytes.getUint8(at)));
    return new Float32Array(bytes.buffer);
  }

  #list<Item>(field: number, width: number, read: (at: number) => Item): Item[] {
    const found = this.#find(field);
    if (found === null) return [];
    const at = this.#follow(found);
    const length = this.#bytes.getUint32(at, true);
    return Array.from({ length }, (_, item) => read(at + 4 + item * width));
  }

  #follow = (at: number) => at + this.#bytes.getUint32(at, true);

  /** Where the fields lie stands in a list before the table. */
  #find(field: number): number | null {
    const list = this.#at - this.#bytes.getInt32(this.#at, true);
    const entry = 4 + 2 * field;
    if (entry >= this.#bytes.getUint16(list, true)) return null;
    const offset = this.#bytes.getUint16(list + entry, true);
    return offset === 0 ? null : this.#at + offset;
  }
}
