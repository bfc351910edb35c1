/** Something keeps the product from starting that an operator can mend; `lines` says what it is, and how. */
export class StartRefused extends Error {
  readonly lines: string[];
  constructor(lines: string[], options?: ErrorOptions) {
    super(lines.join("\n"), options);
    this.name = new.target.name;
    this.lines = lines;
  }
}
