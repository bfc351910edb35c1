import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { blurred, card, groupPhotograph, jpeg, portrait, turned } from "#server/testing/face-pictures.ts";
import { compareFaces, thresholds, verdictOf } from "./compare-faces.ts";
import { lookAtPicture } from "./look-at-picture.ts";

const anne = await portrait("anne");
const anneAgain = await portrait("anneAgain");
const beth = await portrait("beth");

describe("two pictures", () => {
  it("match when they show the same person on two occasions", async () => {
    const { verdict, distance } = await compareFaces(jpeg(anne), jpeg(anneAgain));
    expect(verdict).toBe("match");
    expect(distance).toBeLessThan(thresholds.match);
  });

  it("do not match when they show two people", async () => {
    expect(await compareFaces(jpeg(anne), jpeg(beth))).toMatchObject({ verdict: "no_match" });
  });

  it.each([0, 90, 180, 270, 35])("match when one is a card turned by %i degrees", async (degrees) => {
    const photograph = jpeg(turned(card(anneAgain, anneAgain), degrees));
    expect(await compareFaces(jpeg(anne), photograph)).toMatchObject({ verdict: "match" });
  });

  it("match although the face fills one to its edges", async () => {
    const tight = await portrait("anne", 0);
    expect(await compareFaces(jpeg(tight), jpeg(anneAgain))).toMatchObject({ verdict: "match" });
  });

  it("say nothing where one shows no face", async () => {
    const table = createCanvas(400, 300);
    table.getContext("2d").fillRect(0, 0, 400, 300);
    const compared = await compareFaces(jpeg(anne), jpeg(table));
    expect(compared).toMatchObject({ verdict: "no_face", distance: null, second: [] });
    expect(compared.first).toHaveLength(1);
  });

  it("say nothing where one shows several people, and compare none of them", async () => {
    const compared = await compareFaces(await groupPhotograph(6), jpeg(beth));
    expect(compared).toMatchObject({ verdict: "several_faces", distance: null });
    expect(compared.first.map((face) => face.compared)).toEqual([false, false, false, false]);
  });

  it("are unsure when one is too blurred, however near the faces are", async () => {
    const compared = await compareFaces(jpeg(anne), jpeg(blurred(anne, 7)));
    expect(compared.verdict).toBe("unsure");
    expect(compared.second[0]?.quality.notices).toContain("blurred");
  });
});

describe("a card with two portraits", () => {
  it("counts as one person when both are the holder's", async () => {
    const compared = await compareFaces(jpeg(anne), jpeg(card(anneAgain, anneAgain)));
    expect(compared.verdict).toBe("match");
    expect(compared.second.map((face) => face.compared)).toEqual([true, false]);
  });

  it("counts as one person when the other is much smaller", async () => {
    expect(await compareFaces(jpeg(anne), jpeg(card(anneAgain, beth, 0.4)))).toMatchObject({
      verdict: "match",
    });
  });

  it("is of several when the other is somebody else", async () => {
    expect(await compareFaces(jpeg(anne), jpeg(card(anneAgain, beth)))).toMatchObject({
      verdict: "several_faces",
    });
  });
});

it("says where a face is in the picture as it was uploaded", async () => {
  const { faces } = await lookAtPicture(await groupPhotograph(6));
  const [x, y] = [1166 + 113, 351 + 113];
  const at = faces.filter(
    ({ box }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
  );
  expect(at).toHaveLength(1);
  expect(at[0]?.box.width).toBeGreaterThan(150);
  expect(at[0]?.quality.eyeDistance).toBeGreaterThan(80);
});

it("keeps a band between match and no match in which it is unsure", () => {
  expect(verdictOf(thresholds.match - 0.01)).toBe("match");
  expect(verdictOf(thresholds.match)).toBe("unsure");
  expect(verdictOf(thresholds.noMatch)).toBe("unsure");
  expect(verdictOf(thresholds.noMatch + 0.01)).toBe("no_match");
});
