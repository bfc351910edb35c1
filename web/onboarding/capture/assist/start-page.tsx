import { ArrowRight, UserRoundPlus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { v4 } from "uuid";
import { type Language, languageNames, parseLanguage } from "#contract/core/language.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { RadioGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { startForSomebody } from "../mutations.ts";
import { keyIn } from "./application-link.ts";
import { assistPath } from "./paths.ts";

/** Where an officer begins an application for somebody without a smartphone, or goes on with one. */
export function AssistStartPage() {
  return (
    <>
      <PageHeader
        title="Assisted application"
        lead="For somebody without a smartphone: you fill in the form and take the pictures together. The record says that you did, and a colleague verifies it."
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Begin />
        <GoOn />
      </div>
    </>
  );
}

function Begin() {
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>("sw");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same for every attempt: what arrived twice is one application.
  const clientId = useRef<string>(undefined);
  const begin = async () => {
    setBusy(true);
    setProblem(null);
    try {
      clientId.current ??= v4();
      const { key } = await startForSomebody(clientId.current, language);
      await navigate(assistPath(key));
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <Section
      title="Start an application"
      description="The person gets mail and SMS in the language you choose."
    >
      <div className="space-y-4">
        <RadioGroup
          legend="Language of the person"
          name="language"
          inline
          options={[...languageNames].map(([value, label]) => ({ value, label }))}
          value={language}
          onChange={({ target }) => setLanguage(parseLanguage(target.value) ?? language)}
        />
        {problem && (
          <Alert role="alert" tone="danger">
            {problem}
          </Alert>
        )}
        <Button icon={UserRoundPlus} loading={busy} onClick={() => void begin()}>
          Start an application
        </Button>
      </div>
    </Section>
  );
}

function GoOn() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = keyIn(String(new FormData(event.currentTarget).get("link") ?? ""));
    if (key) void navigate(assistPath(key));
    else setProblem("Please paste the whole address that the person got by mail or SMS.");
  };
  return (
    <Section
      title="Go on with an application"
      description="With the link that the person got by mail or SMS."
    >
      <form onSubmit={open} noValidate className="space-y-4">
        <Field label="Link of the application" name="link" error={problem} required>
          {(control) => <Input {...control} type="url" autoComplete="off" />}
        </Field>
        <Button type="submit" variant="secondary" icon={ArrowRight}>
          Open the application
        </Button>
      </form>
    </Section>
  );
}
