import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { uploadFetch } from "./upload-fetch.ts";

/** The browser's request, driven by the test. */
class FakeRequest {
  static LOADING = 3;
  static HEADERS_RECEIVED = 2;
  static latest: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  opened: [method: string, url: string] = ["", ""];
  sent: unknown = "nothing";
  readyState = 0;
  status = 0;
  statusText = "";
  responseText = "";
  onreadystatechange = () => {};
  onprogress = () => {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  constructor() {
    FakeRequest.latest = this;
  }
  open(method: string, url: string) {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  getAllResponseHeaders() {
    return "content-type: application/x-ndjson\r\nx-note: one: two\r\n";
  }
  /** The server's status and headers arrive. */
  begin(status: number) {
    this.status = status;
    this.readyState = 2;
    this.onreadystatechange();
    this.readyState = 3;
  }
  /** More of the answer arrives. */
  more(text: string) {
    this.responseText += text;
    this.onprogress();
  }
  end() {
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("uploadFetch", () => {
  it("sends what fetch would, and says how much has left", async () => {
    const told: [number, number][] = [];
    const answer = uploadFetch((...progress) => told.push(progress))("/api/resume", {
      method: "POST",
      headers: { accept: "application/json" },
      body: "a CV",
    });
    const request = FakeRequest.latest;
    request.upload.onprogress?.({ loaded: 2, total: 4 });
    request.upload.onprogress?.({ loaded: 4, total: 4 });
    request.begin(200);
    request.more('{"ok":true}');
    request.end();
    expect(await (await answer).json()).toEqual({ ok: true });
    expect(request).toMatchObject({
      opened: ["POST", "/api/resume"],
      headers: { accept: "application/json" },
      sent: "a CV",
    });
    expect(told).toEqual([
      [2, 4],
      [4, 4],
    ]);
  });

  it("hands over the answer while it still comes, with its status and headers", async () => {
    const answer = uploadFetch(() => {})("/api/resume", { method: "POST" });
    const request = FakeRequest.latest;
    request.begin(422);
    const response = await answer;
    expect([response.ok, response.status]).toEqual([false, 422]);
    expect(response.headers.get("x-note")).toBe("one: two");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    request.more("page 1\n");
    expect(await reader?.read()).toMatchObject({ value: "page 1\n" });
    request.more("page 2\n");
    expect(await reader?.read()).toMatchObject({ value: "page 2\n" });
    request.end();
    expect(await reader?.read()).toMatchObject({ done: true });
  });

  it("fails as fetch does without a connection", async () => {
    const answer = uploadFetch(() => {})("/api/resume");
    FakeRequest.latest.onerror();
    await expect(answer).rejects.toThrow(new TypeError("Failed to fetch"));
  });

  it("stops when the visitor cancels, and does not begin when they already had", async () => {
    const cancel = new AbortController();
    const answer = uploadFetch(() => {})("/api/resume", { signal: cancel.signal });
    cancel.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    const late = uploadFetch(() => {})("/api/resume", { signal: cancel.signal });
    await expect(late).rejects.toMatchObject({ name: "AbortError" });
    expect(FakeRequest.latest.sent).toBe("nothing");
  });
});
