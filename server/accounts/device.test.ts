import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 13; SM-A145F) ${chrome} Mobile Safari/537.36 OPR/80.0`, "Opera", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A057F) SamsungBrowser/28.0 ${chrome} Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["Opera/9.80 (Android; Opera Mini/85.0/191.284; U; en) Presto/2.12 Version/12.16", "Opera", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  ["Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5", "Firefox", "KaiOS"],
  ["curl/8.14.1", null, null],
  ["", null, null],
])("reads %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
