import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import type { MatchPartName, OwnMatch } from "#contract/recruitment/match-weights.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { ownMatchMessages } from "./own-match.messages.ts";
import { ownMatchQuery } from "./queries.ts";

/** Explains, when asked, how an application matches its job. */
export function OwnMatchSection({
  application: { id, entered, organization },
}: {
  application: Pick<MyApplication, "id" | "entered" | "organization">;
}) {
  const t = useMessages(ownMatchMessages);
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...ownMatchQuery(id), enabled: asked });
  return (
    <Section title={t.title}>
      <p className="max-w-prose text-sm text-muted">{entered ? t.introEntered({ organization }) : t.intro}</p>
      {error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {t.failed}
        </Alert>
      )}
      {data ? (
        <ul className="mt-4 space-y-4">
          {data.parts.map((part) => (
            <OwnPart key={part.name} part={part} entered={entered} />
          ))}
        </ul>
      ) : (
        <Button
          variant="secondary"
          className="mt-4"
          loading={isFetching}
          onClick={() => (asked ? void refetch() : setAsked(true))}
        >
          {t.show}
        </Button>
      )}
    </Section>
  );
}

function OwnPart({
  part: { name, level, matched, missing },
  entered,
}: {
  part: OwnMatch["parts"][number];
  /** The words are the SACCO's, not the candidate's own. */
  entered: boolean;
}) {
  const t = useMessages(ownMatchMessages);
  const names: Record<MatchPartName, string> = {
    skills: t.skills,
    experience: t.experience,
    education: t.education,
    title: t.titlePart,
    text: t.text,
  };
  return (
    <li>
      <p className="font-semibold">{names[name]}</p>
      <p className="text-sm">{entered && level === "little" ? t.littleEntered : t[level]}</p>
      {matched.length > 0 && (
        <p className="text-sm text-muted">{t.matched({ skills: matched.join(", ") })}</p>
      )}
      {missing.length > 0 && (
        <p className="text-sm text-muted">{t.missing({ skills: missing.join(", ") })}</p>
      )}
    </li>
  );
}
