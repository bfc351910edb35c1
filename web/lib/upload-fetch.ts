/**
 * A `fetch` that says how much of the request's body has left, which the browser's own cannot. For calls with a
 * file, whose upload is the longest wait on a slow line; the answer is read as it comes, like any other.
 * @param onSent called with the bytes sent and how many there are
 */
export function uploadFetch(onSent: (sent: number, total: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = "GET", headers, body, signal } = init;
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
      const abort = () => request.abort();
      signal?.addEventListener("abort", abort);
      request.onloadend = () => signal?.removeEventListener("abort", abort);
      const answer = new TransformStream<string, Uint8Array>({
        transform: (text, out) => out.enqueue(new TextEncoder().encode(text)),
      });
      const writer = answer.writable.getWriter();
      let given = 0;
      const give = () => {
        if (request.readyState < XMLHttpRequest.LOADING) return;
        const text = request.responseText.slice(given);
        given += text.length;
        if (text) void writer.write(text).catch(() => {});
      };
      const fail = (reason: unknown) => {
        reject(reason);
        void writer.abort(reason).catch(() => {});
      };
      request.onreadystatechange = () => {
        if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
        const { status, statusText } = request;
        resolve(new Response(answer.readable, { status, statusText, headers: headersOf(request) }));
      };
      request.onprogress = give;
      request.onload = () => {
        give();
        void writer.close().catch(() => {});
      };
      request.onerror = () => fail(new TypeError("Failed to fetch"));
      request.onabort = () => fail(signal?.reason ?? new DOMException("Aborted", "AbortError"));
      if (signal?.aborted) fail(signal.reason);
      else request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = "", ...value] = line.split(": ");
    if (name) headers.append(name, value.join(": "));
  }
  return headers;
}
