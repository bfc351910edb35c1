import { expect, it } from "vitest";
import { summaryOf } from "./match-explanation.tsx";

const part = (name: "skills" | "experience" | "education", score: number, missing: string[] = []) => ({
  name,
  weight: 33,
  score,
  matched: [],
  missing,
});

it("says in words what speaks for somebody, and what to ask about", () => {
  expect(summaryOf([part("skills", 90), part("experience", 75), part("education", 30, ["Diploma"])])).toBe(
    "Strong on skills and experience. Little was found on education. Ask about: Diploma.",
  );
  expect(summaryOf([part("skills", 50)])).toBe("Strong on nothing in particular.");
});
