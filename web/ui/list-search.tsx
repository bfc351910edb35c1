import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { filterSearch } from "#web/lib/search-params.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, type Option, Select } from "#web/ui/input.tsx";

/** Milliseconds after the last key until the list is asked for. */
const pause = 300;

export interface SearchSelect {
  name: string;
  label: string;
  /** What the empty choice says; leave it out when one of the options always holds. */
  placeholder?: string;
  options: readonly Option[];
}

/**
 * Search box and filters above a list: a GET form whose answer is an address. It submits by itself when
 * something changes, and with its button where scripts are not there yet.
 */
export function ListSearch({
  label,
  placeholder,
  values,
  selects = [],
  kept = {},
}: {
  label: string;
  placeholder: string;
  /** What the address states, by field; the search box is `q`. */
  values: Readonly<Record<string, string>>;
  selects?: readonly SearchSelect[];
  /** What else of the address a search keeps. */
  kept?: Readonly<Record<string, string>>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward change the address from outside the form.
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      const isControl = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isControl && field !== document.activeElement) field.value = value;
    }
  }, [values]);

  const show = (typing: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const search = filterSearch(new FormData(form.current));
    // A search grows letter by letter and is one step in the browser's history.
    void navigate({ search }, { replace: typing && values.q !== "", preventScrollReset: true });
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    if (event.target instanceof HTMLSelectElement) show(false);
    else timer.current = setTimeout(() => show(true), pause);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(false);
  };

  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      onChange={change}
      onSubmit={submit}
      className="mb-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={label} name="q" className="col-span-2 sm:w-72">
        {(control) => (
          <Input
            {...control}
            type="search"
            icon={Search}
            defaultValue={values.q}
            placeholder={placeholder}
            maxLength={200}
          />
        )}
      </Field>
      {selects.map(({ name, label: text, ...select }) => (
        <Field key={name} label={text} name={name} className="sm:w-44">
          {(control) => <Select {...control} {...select} defaultValue={values[name]} />}
        </Field>
      ))}
      <Button
        type="submit"
        variant="secondary"
        className={selects.length % 2 === 0 ? "col-span-2" : undefined}
      >
        Search
      </Button>
    </Form>
  );
}
