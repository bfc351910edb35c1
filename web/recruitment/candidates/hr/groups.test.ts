import { expect, it } from "vitest";
import { candidateList } from "#contract/recruitment/hr-candidates.ts";
import { readList } from "#web/lib/list-state.ts";
import { candidatesQuery } from "./groups.ts";

const asked = (search: string) => candidatesQuery(readList(candidateList, new URLSearchParams(search)));

it("shows the active candidates unless another group is asked for", () => {
  expect(asked("")).toEqual({ status: ["active"], page: 1, pageSize: 20 });
  expect(asked("status=unheard-of&imported=maybe")).toEqual(asked(""));
  expect(asked("status=rejected&page=3")).toEqual({ status: ["rejected"], page: 3, pageSize: 20 });
});

it("shows all who were imported, whatever their group", () => {
  expect(asked("imported=true&status=rejected")).toEqual({ imported: "true", page: 1, pageSize: 20 });
  expect(asked("internal=true&status=rejected")).toEqual({ internal: "true", page: 1, pageSize: 20 });
});
