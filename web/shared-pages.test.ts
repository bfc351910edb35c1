import { describe, expect, it } from "vitest";
import { publicPages } from "#contract/site/pages.ts";
import { findSharedPage } from "./shared-pages.ts";

const job = "/jobs/teller-1a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11";
const find = (address: string, headers: Parameters<typeof findSharedPage>[1] = {}) =>
  findSharedPage(address, headers);

describe("a page is the same for every visitor", () => {
  it("when it is public and no form to sign in", () => {
    const forms = ["/login", "/jobs/login", "/jobs/register"];
    const others = Object.values(publicPages).flatMap(({ path }) => (find(path) ? [] : [path]));
    expect(others.toSorted()).toEqual(forms.toSorted());
  });

  it.each([
    [job, ["jobs"], false],
    ["/jobs?sacco=umoja", ["jobs"], false],
    ["/jobs?sacco=umoja&page=2", ["jobs"], true],
    ["/jobs?q=loan+officer&department=&location=Nairobi&type=", ["jobs"], true],
    [`/sw${job}`, ["jobs"], false],
    [`${job}?source=careers_page`, ["jobs"], true],
    [`${job}?source=embed`, ["jobs"], true],
    ["/sw", [], false],
    ["/agents", ["agents"], false],
    ["/resources", ["resources"], false],
    ["/join", ["joining"], false],
  ])("at %s", (address, topics, filtered) => {
    expect(find(address)).toMatchObject({ topics, filtered });
  });

  it.each([
    // What only one visitor sees.
    ...["/jobs/dashboard", "/hr-manager", "/join/umoja", "/account", "/jobs/apply?job=1", "/signup"],
    // What might be kept under any number of addresses.
    ...[
      "/jobs?utm=1",
      "/jobs?q=a&q=b",
      "/jobs?",
      "/jobs?&&",
      "/jobs?q=%61",
      "/jobs?sacco=+umoja",
      "/JOBS",
      "/jobs/",
    ],
    ...[
      "/agents?page=2",
      `${job}?x`,
      `${job}?source=linkedin`,
      "/agents?source=embed",
      job.replace("teller", "t%65ller"),
      `/jobs?q=${"a".repeat(400)}`,
    ],
    // What only English has, and what does not exist.
    ...["/sw/agents", "/nothing", "//"],
  ])("but not at %s", (address) => {
    expect(find(address)).toBeNull();
  });
});

it("is asked for in the theme that was chosen, and by nothing else of the visitor", () => {
  const cookie = "ushirika=1; theme=dark; language=en";
  expect(find("/jobs", { cookie })).toMatchObject({ headers: { cookie: "theme=dark" } });
  expect(find("/jobs", { cookie: "theme=evil" })).toEqual(find("/jobs"));
  expect(find("/jobs", { cookie })?.key).not.toBe(find("/jobs")?.key);
});

it("leads who wants another language there by itself", () => {
  expect(find("/jobs", { "accept-language": "sw-KE" })).toBeNull();
  expect(find("/sw/jobs", { cookie: "language=en" })).toBeNull();
  expect(find("/jobs", { "accept-language": "sw", cookie: "language=en" })).toEqual(find("/jobs"));
  // A page that exists in English only.
  expect(find("/agents", { "accept-language": "sw" })).toEqual(find("/agents"));
});
