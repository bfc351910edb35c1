import { expect, it } from "vitest";
import { candidateList } from "#contract/recruitment/hr-candidates.ts";
import { listSearch, readList } from "#web/lib/list-state.ts";
import { candidatesQuery, isWholeTab } from "./groups.ts";

const stated = (search: string) => readList(candidateList, new URLSearchParams(search));
const asked = (search: string) => candidatesQuery(stated(search));

it("shows the active candidates unless another group is asked for", () => {
  expect(asked("")).toEqual({ status: ["active"], page: 1, pageSize: 20 });
  expect(asked("status=unheard-of&imported=maybe")).toEqual(asked(""));
  expect(asked("status=rejected&page=3")).toEqual({ status: ["rejected"], page: 3, pageSize: 20 });
});

it("has a group of those who are active beside the tab that it opens with", () => {
  expect(asked("status=active")).toEqual(asked(""));
  expect(listSearch(candidateList, stated("status=active"))).toBe("?status=active");
  expect(
    ["", "q=kamau", "status=active", "imported=true"].map((search) => isWholeTab(stated(search))),
  ).toEqual([true, true, false, false]);
});

it("shows all who were imported, whatever their group", () => {
  expect(asked("imported=true&status=rejected")).toEqual({ imported: "true", page: 1, pageSize: 20 });
  expect(asked("internal=true&status=rejected")).toEqual({ internal: "true", page: 1, pageSize: 20 });
});
