import { describe, expect, it } from "vitest";
import { markupOf, textsOf } from "#web/ui/markup.test-helper.ts";
import { EditableRow } from "./editable-row.tsx";
import { EditableSection } from "./editable-section.tsx";

const section = (names: string[], mayAdd = true, removable = true) =>
  markupOf(
    <EditableSection
      title="Templates"
      description="Mails begin with one."
      rows={names.map((name) => ({ id: name, name }))}
      newLabel="New template"
      mayAdd={mayAdd}
      empty={(add) => <div>None yet {add}</div>}
      renderRow={({ name }, onEdit) => (
        <EditableRow
          name={name}
          readOnly={!mayAdd}
          onEdit={onEdit}
          removal={
            removable ? { label: "Remove the template", consequence: "", remove: async () => {} } : null
          }
        >
          {name}
        </EditableRow>
      )}
      renderForm={() => "Form"}
    />,
  );

describe("a section of things kept under a name", () => {
  it("offers a new one beside its title, and to change and remove each by its name", () => {
    const texts = textsOf(section(["Call", "Visit"]));
    expect(texts.slice(0, 3)).toEqual(["Templates", "Mails begin with one.", "New template"]);
    expect(texts.slice(3)).toEqual(["Call", "Visit"].flatMap((name) => [name, "Edit", name, "Remove", name]));
  });

  it("says so where there are none, with the only button that adds one", () => {
    expect(textsOf(section([]))).toEqual(["Templates", "Mails begin with one.", "None yet", "New template"]);
  });

  it("can be read while nothing may be changed", () => {
    const markup = section(["Call"], false);
    expect(textsOf(markup)).not.toContain("Edit");
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>/);
  });

  it("offers no removal of what cannot be removed", () => {
    expect(textsOf(section(["Call"], true, false))).not.toContain("Remove");
  });
});
