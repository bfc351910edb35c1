import { Search } from "lucide-react";
import { Form } from "react-router";
import { ActionButton } from "./action-form.tsx";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/** Somebody whom a search found, with what tells them from others of the same name. */
export interface FoundPerson {
  id: string;
  name: string;
  detail: string;
}

const staffWords = { search: "Search", nobody: "Nobody was found." };

/**
 * Searches for a person and has the page's action take the one who is chosen. Works without scripts: the search is in the
 * address, each choice is a form.
 * @param label what can be searched for
 * @param kept what stays in the address beside the search, `q`
 * @param intent for the action; it gets the person's id under the name `memberId`, and `values`
 * @param choose on the button of each person
 */
export function ChoosePerson({
  label,
  q,
  kept = {},
  found,
  intent,
  values = {},
  choose,
  words = staffWords,
}: {
  label: string;
  /** What was searched for; empty before the first search. */
  q: string;
  kept?: Record<string, string>;
  found: readonly FoundPerson[];
  intent: string;
  values?: Record<string, string>;
  choose: string;
  words?: typeof staffWords;
}) {
  const place = JSON.stringify(kept);
  return (
    <>
      <Form method="get" className="flex max-w-xl flex-wrap items-end gap-3">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={label} name="q" className="min-w-48 grow">
          {(control) => (
            <Input {...control} key={place} defaultValue={q} autoComplete="off" maxLength={100} />
          )}
        </Field>
        <Button type="submit" icon={Search}>
          {words.search}
        </Button>
      </Form>
      {q !== "" && found.length === 0 && (
        <p role="status" className="mt-4 text-sm">
          {words.nobody}
        </p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {found.map(({ id, name, detail }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-muted">{detail}</span>
            </span>
            <ActionButton
              intent={intent}
              values={{ ...values, memberId: id }}
              label={`${choose}: ${name}, ${detail}`}
            >
              {choose}
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}
