import { redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { hasKeptText, keptPlace } from "#web/lib/kept-storage.ts";
import { collectToasts } from "#web/ui/toast.test-helper.ts";
import { refuse, refuseFailure } from "./answer.ts";
import { browserAction } from "./browser-action.ts";
import { refusal } from "./form-problem.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const typed = formOf({
  email: "wanjiku@umoja.example",
  password: "Karibu-2026!",
  confirmPassword: "Karibu-2026!",
});
const problem = { title: "Login Failed", message: "Try again.", fields: {} };

describe("a refused account form", () => {
  it("comes back with what was typed, but never with a password", () => {
    expect(refusal(typed, problem)).toEqual({ problem, values: { email: "wanjiku@umoja.example" } });
    expect(JSON.stringify(refuse(typed, problem))).not.toContain("Karibu");
    expect(refuse(typed, problem).init?.status).toBe(400);
  });

  it("goes on asking for a code that it asked for, whatever was refused", () => {
    const answer = refusal(formOf({ email: "wanjiku@umoja.example", code: "123456" }), problem);
    expect(answer).toEqual({ problem, values: { email: "wanjiku@umoja.example" }, asksForCode: true });
  });

  it("does not hold a file", () => {
    const form = formOf({ name: "Otieno" });
    form.set("cv", new File(["x"], "x.txt"));
    expect(refusal(form, problem).values).toEqual({ name: "Otieno" });
  });

  it("carries the server's words and status, and says at the field that an address is taken", () => {
    const { data, init } = refuseFailure(typed, "Sign Up Failed", new CodedError("email_taken"));
    expect(init?.status).toBe(409);
    expect(data).toMatchObject({
      code: "email_taken",
      problem: { title: "Sign Up Failed", fields: { email: expect.stringContaining("already exists") } },
    });
    const mistake = new Error("no");
    expect(() => refuseFailure(typed, "Sign Up Failed", mistake)).toThrow(mistake);
  });
});

describe("an account form in the browser", () => {
  const toasts = collectToasts();

  const sent = (send: () => Promise<never>, found: typeof problem | null = null) =>
    browserAction(new Request("http://site.example/login", { method: "POST", body: typed }), send, {
      check: () => found,
      success: { title: "Login Successful", description: "Welcome back!" },
      kept: "login",
      failure: { title: "Login Failed", message: "We could not reach the server." },
    });

  it("is not sent while a check finds something wanting", async () => {
    let asked = false;
    const answer = await sent(async () => {
      asked = true;
      throw new Error("unexpected");
    }, problem);
    expect(asked).toBe(false);
    expect(answer.problem).toEqual(problem);
    expect(toasts).toMatchObject([{ tone: "danger", title: "Login Failed", description: "Try again." }]);
  });

  it("says that it went well when it leads on", async () => {
    const onward = redirect("/dashboard");
    keptPlace("login").write({ email: "wanjiku@umoja.example" });
    await expect(sent(() => Promise.reject(onward))).rejects.toBe(onward);
    expect(toasts).toMatchObject([{ tone: "success", title: "Login Successful" }]);
    expect(hasKeptText("login")).toBe(false);
  });

  it("keeps what was typed and says so when the server was not reached", async () => {
    keptPlace("login").write({ email: "wanjiku@umoja.example" });
    const answer = await sent(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(hasKeptText("login")).toBe(true);
    expect(answer).toMatchObject({
      problem: { message: "We could not reach the server." },
      values: { email: "wanjiku@umoja.example" },
    });
    expect(toasts).toMatchObject([{ tone: "danger", description: "We could not reach the server." }]);
  });
});
