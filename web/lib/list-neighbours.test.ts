import { describe, expect, it } from "vitest";
import { defineList } from "#contract/core/list.ts";
import { neighboursOf } from "./list-neighbours.ts";
import { wholeList } from "./list-state.ts";

const letters = defineList({ pageSize: 3 });
const rows = [..."abcdefg"].map((id) => ({ id }));
const read = async ({ page }: { page: number }) => ({
  rows: rows.slice((page - 1) * 3, page * 3),
  total: rows.length,
});
const around = (id: string, page: number) => neighboursOf(letters, { ...wholeList(letters), page }, id, read);

describe("what is before and after a record", () => {
  it("is found on its page", async () => {
    expect(await around("b", 1)).toEqual({
      position: 2,
      total: 7,
      previous: { id: "a", page: 1 },
      next: { id: "c", page: 1 },
    });
  });

  it("is found across the ends of pages", async () => {
    expect(await around("d", 2)).toMatchObject({ position: 4, previous: { id: "c", page: 1 } });
    expect(await around("f", 2)).toMatchObject({ position: 6, next: { id: "g", page: 3 } });
  });

  it("ends where the list does", async () => {
    expect((await around("a", 1))?.previous).toBeNull();
    expect((await around("g", 3))?.next).toBeNull();
  });

  it("is found when the record has moved to the page before or after", async () => {
    expect(await around("c", 2)).toMatchObject({ position: 3, next: { id: "d", page: 2 } });
    expect(await around("d", 1)).toMatchObject({ position: 4 });
  });

  it("is not known of a record that is not in the list", async () => {
    expect(await around("z", 1)).toBeNull();
  });
});
