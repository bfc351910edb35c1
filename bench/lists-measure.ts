import type pg from "pg";
import type { App } from "#server/app.ts";
import { publicContent } from "#server/platform/database/public-content.ts";
import { recordSelects } from "./lists-record.ts";
import { alternate, figure, median, ratio } from "./report.ts";

export const listRounds = 9;

/** Sends one request into the app, without a socket; anything but 200 ends the measurement. */
async function call(app: App, url: string, token: string | undefined): Promise<void> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, body } = await app.http.inject({ url, headers });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export interface MeasuredList {
  product: number[];
  bare: number[];
}

/**
 * A call and its bare statements, round after round in turn, milliseconds each. The board looks as if it had changed
 * each time: its answers would come from memory otherwise.
 */
export async function measureList(
  app: App,
  bare: pg.Client,
  url: string,
  token: string | undefined,
): Promise<MeasuredList> {
  let version = Date.now();
  const forget = () => publicContent(app.platform.database).learn([{ topic: "jobs", version: version++ }]);
  forget();
  const statements = await recordSelects(() => call(app, url, token));
  if (statements.length === 0) throw new Error(`${url} sent no statement`);
  return alternate(listRounds, {
    product: () => {
      forget();
      return milliseconds(() => call(app, url, token));
    },
    bare: () =>
      milliseconds(async () => {
        for (const { text, values } of statements) await bare.query(text, values);
      }),
  });
}

/** A row for each list, and of each size its milliseconds and how many times its bare statements that is. */
export const listRows = (results: ReadonlyMap<string, readonly MeasuredList[]>): string[][] =>
  [...results].map(([title, measured]) => {
    const [small, large] = measured;
    const growth = (arm: keyof MeasuredList) =>
      small && large ? median(large[arm]) / median(small[arm]) : 0;
    return [
      title,
      ...measured.flatMap(({ product, bare }) => [figure(median(product)), figure(ratio(product, bare))]),
      figure(growth("product")),
      figure(growth("bare")),
    ];
  });

export const listHead = (sizes: readonly number[]): string[] => [
  "",
  ...sizes.flatMap((size) => [`${size / 1000}k ms`, ": bare SQL"]),
  "growth",
  "of bare SQL",
];
