import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createOutgoing } from "./outgoing.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of this machine; what came to it, and its port. */
async function listen(answer: RequestListener) {
  const came: string[] = [];
  const server = createServer((request, response) => {
    came.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { came, port: (server.address() as AddressInfo).port };
}

const local = createOutgoing({ allowLoopback: true });
const post = (outgoing: typeof local, url: string) =>
  outgoing.post(url, { "content-type": "application/json" }, "{}");

describe("which addresses may be registered", () => {
  const { refusalOf } = createOutgoing({ allowLoopback: false });

  it.each(["https://hr.umoja.co.ke/hooks", "https://41.90.1.2:8443/", "https://[2a00:1450:4009::200e]/x"])(
    "%s may",
    (url) => expect(refusalOf(url)).toBeNull(),
  );

  it.each([
    "http://hr.umoja.co.ke/hooks",
    "ftp://hr.umoja.co.ke",
    "javascript:alert(1)",
    "https://user:secret@hr.umoja.co.ke/",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest/meta-data",
    "hr.umoja.co.ke",
  ])("%s may not", (url) => expect(refusalOf(url)).toBeTypeOf("string"));

  it("takes this machine, also unencrypted, only where it was allowed to", () => {
    expect(local.refusalOf("http://localhost:4000/hook")).toBeNull();
    expect(local.refusalOf("http://127.0.0.1:4000/hook")).toBeNull();
    expect(local.refusalOf("http://192.168.1.5/hook")).toBeTypeOf("string");
    expect(local.refusalOf("http://hr.umoja.co.ke/hook")).toBeTypeOf("string");
  });
});

describe("a request", () => {
  it("answers with status and the first bytes", async () => {
    const { came, port } = await listen((_, response) => response.writeHead(201).end("taken\0\u0007"));
    expect(await post(local, `http://localhost:${port}/hook`)).toMatchObject({
      status: 201,
      excerpt: "taken  ",
    });
    expect(came).toEqual([`POST localhost:${port}/hook`]);
  });

  it("follows no redirection, and reads no more than it shows", async () => {
    const { came, port } = await listen((request, response) => {
      if (request.url === "/away") return response.writeHead(302, { location: "/hook" }).end();
      response.writeHead(200);
      const pour = () => {
        while (response.write("x".repeat(65_536)));
      };
      response.on("drain", pour);
      pour();
    });
    expect(await post(local, `http://localhost:${port}/away`)).toMatchObject({ status: 302 });
    expect(came).toHaveLength(1);
    const answer = await post(local, `http://localhost:${port}/endless`);
    expect(answer).toMatchObject({ status: 200 });
    expect("excerpt" in answer && answer.excerpt.length).toBe(4096);
  });

  it("is read to its end within a limit, or says that there is more", async () => {
    const { came, port } = await listen((_, response) => response.writeHead(200).end("x".repeat(1000)));
    const ask = (maxAnswerBytes: number) =>
      local.exchange(`http://localhost:${port}/read`, { method: "GET", headers: {}, maxAnswerBytes });
    expect(await ask(1000)).toMatchObject({ status: 200, whole: true, bytes: { length: 1000 } });
    expect(await ask(999)).toMatchObject({ status: 200, whole: false, bytes: { length: 999 } });
    expect(came).toEqual(Array(2).fill(`GET localhost:${port}/read`));
  });

  it("that trickles in is given up when its time is over", async () => {
    const { port } = await listen((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("."), 5);
      response.on("close", () => clearInterval(drip));
    });
    const request = { method: "GET", headers: {}, maxAnswerBytes: 1000, timeoutMillis: 60 } as const;
    expect(await local.exchange(`http://localhost:${port}/`, request)).toMatchObject({ failure: "timeout" });
  });

  it("that is answered by another protocol ends as a broken connection", async () => {
    const { port } = await listen(({ socket }) =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n"),
    );
    expect(await post(local, `http://localhost:${port}/`)).toMatchObject({ failure: "connection" });
  });

  it("reaches nothing inside the own network, whatever name leads there", async () => {
    const { came, port } = await listen((_, response) => response.end());
    for (const address of [
      "127.0.0.1",
      "10.0.0.1",
      "169.254.169.254",
      "100.64.0.1",
      "::ffff:127.0.0.1",
      "fd00::1",
    ]) {
      const outgoing = createOutgoing({
        allowLoopback: false,
        resolve: (_, __, callback) => callback(null, [{ address, family: address.includes(":") ? 6 : 4 }]),
      });
      expect(await post(outgoing, `https://inside.example:${port}/`), address).toMatchObject({
        failure: "address_refused",
      });
    }
    expect(came).toEqual([]);
  });

  it("connects to the address that was checked: a name is looked up once", async () => {
    const { came, port } = await listen((_, response) => response.end());
    const resolve = vi.fn((_: string, __: object, callback: (error: null, found: object[]) => void) =>
      // The second answer would be the one that a rebinding name gives after the check.
      callback(null, [
        { address: resolve.mock.calls.length > 1 ? "169.254.169.254" : "127.0.0.1", family: 4 },
      ]),
    );
    const outgoing = createOutgoing({ allowLoopback: true, resolve: resolve as never });
    // A plain request under another name than this machine's is refused before; localhost is asked for like any.
    expect(await post(outgoing, `http://localhost:${port}/`)).toMatchObject({ status: 200 });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(came).toHaveLength(1);
  });

  it("leaves out the private ones of several addresses", async () => {
    const outgoing = createOutgoing({
      allowLoopback: true,
      resolve: (_, __, callback) =>
        callback(null, [
          { address: "10.0.0.1", family: 4 },
          { address: "127.0.0.1", family: 4 },
        ]),
    });
    const { port } = await listen((_, response) => response.end());
    expect(await post(outgoing, `http://localhost:${port}/`)).toMatchObject({ status: 200 });
  });

  it("says what went wrong", async () => {
    const unknown = createOutgoing({
      allowLoopback: true,
      resolve: (_, __, callback) => callback(Object.assign(new Error(), { code: "ENOTFOUND" }), []),
    });
    expect(await post(unknown, "https://nowhere.example/")).toMatchObject({ failure: "unresolved" });
    const { port } = await listen((request) => request.socket.destroy());
    expect(await post(local, `http://localhost:${port}/`)).toMatchObject({ failure: "connection" });
    const plain = await listen((_, response) => response.end());
    expect(await post(local, `https://localhost:${plain.port}/`)).toMatchObject({ failure: "tls" });
  });

  it("gives up on who does not answer", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const { port } = await listen(() => {});
    expect(await post(local, `http://localhost:${port}/`)).toMatchObject({ failure: "timeout" });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });
});
