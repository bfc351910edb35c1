import { useState } from "react";
import { useRevalidator } from "react-router";
import type { JobProposal, OwnGeneral } from "#contract/recruitment/general-applications.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { useDepartmentName } from "#web/recruitment/jobs/department.tsx";
import { applyPath, generalPath } from "#web/recruitment/jobs/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { toast } from "#web/ui/toast.ts";
import { ownGeneralMessages } from "../general-applications.messages.ts";
import { renewGeneral, withdrawGeneral } from "./mutations.ts";

/** The person's general applications, with what can be done with each. Nothing without any. */
export function OwnGeneralApplications({
  generalApplications,
}: {
  generalApplications: readonly OwnGeneral[];
}) {
  const t = useMessages(ownGeneralMessages);
  if (generalApplications.length === 0) return null;
  return (
    <section aria-labelledby="general-applications" className="my-8">
      <h2 id="general-applications" className="mb-4 text-xl">
        {t.title}
      </h2>
      <ul className="space-y-4">
        {generalApplications.map((general) => (
          <li key={general.id}>
            <OwnGeneralCard general={general} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnGeneralCard({ general }: { general: OwnGeneral }) {
  const t = useMessages(ownGeneralMessages);
  const language = useLanguage();
  const { renewedAt, endsOn, paused, words, cvName, proposals } = general;
  const organization = general.organization.name;
  return (
    <Card>
      <h3 className="text-lg wrap-anywhere">{organization}</h3>
      <p className="mt-1 text-sm text-muted">
        {t.renewed({ date: formatDate(renewedAt, language) })}
        {". "}
        {endsOn ? t.ends({ date: formatDate(endsOn, language) }) : t.noEnd}
      </p>
      {paused && <p className="mt-2 text-sm">{t.paused({ organization })}</p>}
      <dl className="mt-4 text-sm">
        <dt className="font-semibold">{t.looksFor}</dt>
        <dd className="mt-1 space-y-1">
          <Wishes general={general} />
          <p lang="" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {words}
          </p>
          <p className="text-muted wrap-anywhere">{cvName ? t.withCv({ name: cvName }) : t.noCv}</p>
        </dd>
      </dl>
      {proposals.length > 0 && <Proposals organization={organization} proposals={proposals} />}
      <Actions general={general} />
    </Card>
  );
}

function Wishes({ general: { departments, types } }: { general: OwnGeneral }) {
  const t = useMessages(ownGeneralMessages);
  const departmentName = useDepartmentName();
  const typeNames = useMessages(employmentTypeMessages);
  const wished = departments.length > 0 ? departments.map(departmentName) : [t.anyDepartment];
  const kinds = types.length > 0 ? types.map((type) => typeNames[type]) : [t.anyType];
  return <p>{[wished.join(", "), kinds.join(", ")].join(" · ")}</p>;
}

/** Jobs that the SACCO suggests. */
function Proposals({ organization, proposals }: { organization: string; proposals: readonly JobProposal[] }) {
  const t = useMessages(ownGeneralMessages);
  return (
    <div className="mt-4 rounded-card bg-brand-tint p-4">
      <p className="text-sm font-semibold">{t.suggests({ organization })}</p>
      <ul className="mt-1">
        {proposals.map(({ jobId, title, open, applied }) => (
          <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            <span lang="" className="wrap-anywhere">
              {title}
            </span>
            {applied ? (
              <Badge tone="success">{t.applied}</Badge>
            ) : open ? (
              <ButtonLink to={applyPath(jobId, "general")} size="sm" aria-label={t.applyFor({ title })}>
                {t.apply}
              </ButtonLink>
            ) : (
              <Badge>{t.closed}</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ general: { id, accepts, organization } }: { general: OwnGeneral }) {
  const t = useMessages(ownGeneralMessages);
  const language = useLanguage();
  const revalidator = useRevalidator();
  const [renewing, setRenewing] = useState(false);
  const { name } = organization;
  const renew = async () => {
    setRenewing(true);
    try {
      await renewGeneral(id);
      toast.success(t.renewedToast, { description: t.renewedText({ organization: name }) });
      await revalidator.revalidate();
    } catch (error) {
      toast.error(t.notRenewed, { description: errorMessage(error, language) });
    }
    setRenewing(false);
  };
  const withdraw = async () => {
    await withdrawGeneral(id);
    toast.success(t.withdrawn, { description: t.withdrawnText({ organization: name }) });
    await revalidator.revalidate();
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {accepts && (
        <>
          <Button
            variant="secondary"
            loading={renewing}
            onClick={() => void renew()}
            aria-label={t.renewOf({ organization: name })}
          >
            {t.renew}
          </Button>
          <ButtonLink
            to={generalPath(organization.slug)}
            variant="ghost"
            aria-label={t.changeOf({ organization: name })}
          >
            {t.change}
          </ButtonLink>
        </>
      )}
      <Confirm
        trigger={<Button variant="ghost">{t.withdraw}</Button>}
        title={t.withdrawQuestion}
        confirmLabel={t.withdraw}
        cancelLabel={t.keep}
        onConfirm={withdraw}
      >
        {t.withdrawText({ organization: name })}
      </Confirm>
    </div>
  );
}
