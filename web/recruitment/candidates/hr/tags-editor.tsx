import { useState } from "react";
import { useRevalidator } from "react-router";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Field } from "#web/ui/field.tsx";
import { TagInput } from "#web/ui/tag-input.tsx";
import { replaceTags } from "./mutations.ts";

/** The tags of a candidate, each kept as soon as it is added or removed. */
export function TagsEditor({ candidate: { id, tags } }: { candidate: HrCandidate }) {
  const revalidator = useRevalidator();
  const language = useLanguage();
  const [names, setNames] = useState(() => tags.map(({ name }) => name));
  const [failure, setFailure] = useState<string>();
  const change = async (next: string[]) => {
    const before = names;
    setNames(next);
    setFailure(undefined);
    try {
      await replaceTags(id, next);
      await revalidator.revalidate();
    } catch (error) {
      setNames(before);
      setFailure(errorMessage(error, language));
    }
  };
  return (
    <Field
      label="Tags"
      hint="Words by which your team finds people again. Candidates do not see them."
      error={failure}
      className="mt-6"
    >
      {(control) => <TagInput {...control} value={names} onChange={change} placeholder="Career fair 2026" />}
    </Field>
  );
}
