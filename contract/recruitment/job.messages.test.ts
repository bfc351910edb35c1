import { expect, it } from "vitest";
import { departmentMessages, employmentTypeMessages } from "./job.messages.ts";
import { departments, employmentTypes } from "./jobs.ts";

it("every department and kind of employment that we offer has a name", () => {
  expect(Object.keys(departmentMessages.sw)).toEqual([...departments]);
  expect(Object.keys(employmentTypeMessages.sw)).toEqual([...employmentTypes]);
});

it("a department is kept under its name in English", () => {
  for (const department of departments) expect(departmentMessages.en[department]).toBe(department);
});
