import { describe, expect, it } from "vitest";
import { onToast, type ToastMessage, toast, toastUnavailable } from "./toast.ts";

describe("toasts", () => {
  it("wait for the toaster, come once, and go to it from then on", () => {
    toast.success("Saved");
    toastUnavailable("The preview");
    const said: ToastMessage[] = [];
    const leave = onToast((message) => said.push(message));
    toast.error("Refused", { description: "Too large." });
    expect(said).toEqual([
      { tone: "success", title: "Saved" },
      {
        tone: "danger",
        title: "The preview could not be loaded",
        description: "Check your connection and try again.",
      },
      { tone: "danger", title: "Refused", description: "Too large." },
    ]);
    leave();
  });

  it("follow to the next page's toaster, also when the old one leaves after it came", () => {
    const [first, second]: [ToastMessage[], ToastMessage[]] = [[], []];
    const leaveFirst = onToast((message) => first.push(message));
    const leaveSecond = onToast((message) => second.push(message));
    leaveFirst();
    toast.info("Signed out");
    expect([first.length, second.length]).toEqual([0, 1]);
    leaveSecond();
    toast.info("Later");
    expect(second).toHaveLength(1);
    onToast((message) => first.push(message))();
    expect(first).toMatchObject([{ title: "Later" }]);
  });
});
