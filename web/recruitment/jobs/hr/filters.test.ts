import { expect, it } from "vitest";
import { jobsPageSize, jobsQuery, narrowsJobs, readJobFilters } from "./filters.ts";

const read = (search: string) => readJobFilters(new URLSearchParams(search));

it("shows all jobs, the newest first, where the address states nothing", () => {
  expect(read("")).toEqual({ q: "", status: "", department: "", sort: "-postedDate", page: 1 });
  expect(narrowsJobs(read("sort=title&page=2"))).toBe(false);
});

it("takes from the address what is offered, and ignores the rest", () => {
  expect(read("q=officer&status=Closed&sort=deadline&page=2")).toEqual({
    q: "officer",
    status: "Closed",
    department: "",
    sort: "deadline",
    page: 2,
  });
  expect(read("status=Eaten&department=Witchcraft&sort=colour&page=-1")).toEqual(read(""));
});

it.each(["q=teller", "status=Closed", "department=Credit"])("is narrowed by ?%s", (search) => {
  expect(narrowsJobs(read(search))).toBe(true);
});

it("asks the server for no filter that is empty", () => {
  expect(jobsQuery(read(""))).toEqual({ sort: "-postedDate", page: 1, pageSize: jobsPageSize });
  expect(jobsQuery(read("q=teller&status=Closed"))).toMatchObject({ q: "teller", status: "Closed" });
});
