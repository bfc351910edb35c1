/** The first pattern that fits says it: browsers name the ones that they descend from, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|OPX|OPT|Opera Mini|Opera)\b/, "Opera"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:PHX|Phoenix)\//, "Phoenix"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\//i, "KaiOS"],
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const firstIn = (list: readonly (readonly [RegExp, string])[], text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Which browser on which system a `User-Agent` header names, as far as people know them; null for other programs. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
