/** Makes the pictures of the set, when they are not there yet: `node bench/documents/make.ts`. */
import { documentsOf } from "./set.ts";

for (const part of ["development", "held-out"] as const) {
  const { folder, truths } = await documentsOf(part);
  console.log(`${truths.length} documents, with truth.json, in ${folder}`);
}
