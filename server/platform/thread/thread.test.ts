import { expect, it } from "vitest";
import { replySubject } from "./thread.ts";

it.each(["Your interview", "Re: Your interview", "Re: Re: Your interview"])("answers %j", (subject) => {
  expect(replySubject(subject)).toBe("Re: Your interview");
});
