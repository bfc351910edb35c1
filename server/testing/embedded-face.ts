import { lookAtPicture } from "#server/platform/faces/look-at-picture.ts";
import { type Embedding, embed } from "#server/platform/faces/recognition.ts";
import { jpeg, portrait, type TestFace } from "./face-pictures.ts";

/** One person's face as the networks see it. */
export async function embeddedFace(name: TestFace): Promise<Embedding> {
  const { faces, pyramid } = await lookAtPicture(jpeg(await portrait(name)));
  const [seen] = faces;
  if (!seen) throw new Error("The test's picture shows no face");
  return embed(pyramid, seen.face.mesh);
}
