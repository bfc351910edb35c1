import { beforeEach, describe, expect, it } from "vitest";
import { assessmentOf, createAssessment, sumQuestion, wordsQuestion } from "#server/testing/assessments.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let token: string;
const api = () => app.current.as(token).assessments;

beforeEach(async () => {
  const { id } = await createOrganisation(app.current);
  token = (await createStaff(app.current, id, ["hr"])).token;
});

describe("the question bank", () => {
  it("keeps of a question what belongs to how it is answered", async () => {
    const body = {
      ...sumQuestion,
      kind: "single_choice" as const,
      options: ["240,000", " ", "24,000", "24,000"],
      right: ["240,000"],
      tolerance: 5,
    };
    const saved = await api().createQuestion({ body });
    expect(saved).toMatchObject({ options: ["240,000", "24,000"], right: ["240,000"], tolerance: 0 });
    const asText = await api().updateQuestion({ params: { id: saved.id }, body: { ...body, kind: "text" } });
    expect(asText).toMatchObject({ options: [], right: [] });
    expect((await api().bank()).questions).toEqual([asText]);
  });

  it.each([
    ["a number without the right one", { right: [] }, "right"],
    ["a number that is none", { right: ["much"] }, "right"],
    ["one option", { kind: "single_choice", options: ["A"], right: ["A"] }, "options"],
    ["two right options of one", { kind: "single_choice", options: ["A", "B"], right: ["A", "B"] }, "right"],
    ["no right option", { kind: "multiple_choice", options: ["A", "B"], right: ["C"] }, "right"],
    ["no points", { points: 0 }, "points"],
    ["no text", { text: " " }, "text"],
  ])("refuses %s", async (_, values, field) => {
    await expect(
      api().createQuestion({ body: { ...sumQuestion, ...values } as typeof sumQuestion }),
    ).rejects.toMatchObject({ code: "validation", fields: { [field]: expect.any(String) } });
  });

  it("does not remove a question that an assessment asks", async () => {
    const { id, sum } = await createAssessment(app.current, token);
    await expect(api().removeQuestion({ params: { id: sum } })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("First round"),
    });
    await api().remove({ params: { id } });
    await api().removeQuestion({ params: { id: sum } });
    expect((await api().bank()).questions).toMatchObject([{ text: wordsQuestion.text }]);
  });
});

describe("an assessment", () => {
  it("asks its questions in the order that was chosen", async () => {
    const { id, sum, words } = await createAssessment(app.current, token);
    const body = assessmentOf([words, sum, words], { passMark: null });
    const changed = await api().update({ params: { id }, body });
    expect(changed).toMatchObject({ questionIds: [words, sum], points: 10, passMark: null });
    expect((await api().bank()).assessments).toEqual([changed]);
  });

  it("has a name of its own", async () => {
    const { sum } = await createAssessment(app.current, token);
    await expect(api().create({ body: assessmentOf([sum]) })).rejects.toMatchObject({ code: "conflict" });
  });

  it("takes no question of another organisation", async () => {
    const { sum } = await createAssessment(app.current, token);
    const other = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, other.id, ["hr"]);
    await expect(
      app.current.as(stranger.token).assessments.create({ body: assessmentOf([sum]) }),
    ).rejects.toMatchObject({ code: "validation", fields: { questionIds: expect.any(String) } });
  });
});

describe("the standard questions", () => {
  it("are added once, with three assessments of them", async () => {
    const first = await api().addStandard();
    expect(first.assessments.map(({ name }) => name)).toEqual([
      "Accounts and compliance",
      "Credit and loans",
      "Teller and member care",
    ]);
    for (const { questionIds } of first.assessments) expect(questionIds.length).toBeGreaterThan(5);
    expect(await api().addStandard()).toEqual(first);
  });

  it("can each be saved again as they are", async () => {
    const { questions } = await api().addStandard();
    for (const { id, guidance, ...question } of questions) {
      const body = { ...question, guidance: guidance ?? "" };
      expect(await api().updateQuestion({ params: { id }, body })).toEqual({ id, guidance, ...question });
    }
  });
});
