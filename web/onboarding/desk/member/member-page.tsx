import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import type { MemberFile } from "#contract/onboarding/desk.ts";
import { wire } from "#contract/wire.ts";
import { formatDate } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { History } from "#web/ui/history.tsx";
import { RecordSteps } from "#web/ui/list/record-steps.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { NoteForm } from "#web/ui/note-form.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ActivityLine } from "../activity-line.tsx";
import { EndBadge, KycBadge, OpenFlags } from "../badges.tsx";
import { listOf } from "../list/case-path.ts";
import { useMemberNote } from "../mutations.ts";
import { deskPath, memberPath } from "../paths.ts";
import {
  colleaguesQuery,
  memberChecksQuery,
  memberDocumentsQuery,
  memberFileQuery,
  memberHistoryQuery,
  memberNeighboursQuery,
} from "../queries.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { EvidenceTab } from "./evidence-tab.tsx";
import { MemberDetails } from "./member-details.tsx";
import { MembershipPanel } from "./membership-panel.tsx";
import { PaymentsTab } from "./payments-tab.tsx";

/** A member's case: what to read at the left, what to decide at the right; on a phone one below the other. */
export function MemberPage({ id }: { id: string }) {
  const { data: file, error, refetch, isFetching } = useQuery(memberFileQuery(id));
  if (error) return <LoadFailure what="this member" error={error} retry={refetch} pending={isFetching} />;
  if (!file) return <CaseSkeleton />;
  return <Case key={id} file={file} />;
}

function CaseSkeleton() {
  return (
    <Loading label="Loading the case" className="space-y-4">
      <Skeleton className="h-10 max-w-96" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

function Case({ file }: { file: MemberFile }) {
  const { id, consentWithdrawnAt } = file.member;
  const documents = useQuery(memberDocumentsQuery(id)).data ?? [];
  const checks = useQuery(memberChecksQuery(id));
  const history = useQuery(memberHistoryQuery(id));
  return (
    <>
      <Head file={file} />
      {consentWithdrawnAt && (
        <Alert tone="warning" title="Consent taken back" className="mb-5">
          On {formatDate(consentWithdrawnAt)} the person took the consent to checks back: none is made any
          more.
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Tabs
          label="Parts of the case"
          className="min-w-0"
          tabs={[
            {
              value: "evidence",
              label: "Evidence",
              content: checks.data ? (
                <EvidenceTab file={file} documents={documents} found={checks.data} />
              ) : checks.error ? (
                <LoadFailure
                  what="the checks"
                  error={checks.error}
                  retry={checks.refetch}
                  pending={checks.isFetching}
                />
              ) : (
                <CaseSkeleton />
              ),
            },
            { value: "details", label: "Details", content: <MemberDetails file={file} /> },
            { value: "payments", label: "Payments", content: <PaymentsTab id={id} /> },
            {
              value: "history",
              label: "History",
              count: history.data?.total,
              content: (
                <Card>
                  <History entries={history.data?.rows.map((row) => ({ ...row, notes: row.reason })) ?? []}>
                    {({ notes: _, ...activity }) => <ActivityLine activity={activity} />}
                  </History>
                </Card>
              ),
            },
          ]}
        />
        <div className="space-y-6 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto">
          <DecisionPanel file={file} documents={documents} />
          {file.member.abilities.end && <MembershipPanel member={file.member} />}
          <Note id={id} />
        </div>
      </div>
    </>
  );
}

function Head({ file: { member } }: { file: MemberFile }) {
  const [search] = useSearchParams();
  const { search: listed } = useLocation();
  const list = listOf(search);
  const neighbours = useQuery(memberNeighboursQuery(member.id, list)).data ?? null;
  return (
    <header className="mb-5">
      <Breadcrumb
        items={[
          { label: "Member Onboarding", to: deskPath },
          { label: list.kind === "queue" ? "KYC queue" : "Members", to: list.path },
          { label: member.fullName },
        ]}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl wrap-anywhere sm:text-3xl">{member.fullName}</h1>
        <KycBadge status={member.kycStatus} />
        <EndBadge leftOn={member.leftOn} />
        <OpenFlags count={member.openFlags} />
        <div className="ml-auto flex items-center gap-2">
          <RecordSteps
            id={member.id}
            what={list.kind === "queue" ? "case" : "member"}
            neighbours={neighbours}
            toNeighbour={(neighbour) => ({
              pathname: memberPath(neighbour.id),
              search: onPage(listed, neighbour.page),
            })}
          />
          <DownloadLink href={callUrl(wire.members.form, { params: { id: member.id } })} size="sm">
            Membership form
          </DownloadLink>
        </div>
      </div>
    </header>
  );
}

/** The list's address on the page that the neighbour is on. */
function onPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page > 1) params.set("page", String(page));
  else params.delete("page");
  return `?${params}`;
}

function Note({ id }: { id: string }) {
  const people = useQuery(colleaguesQuery()).data ?? [];
  return (
    <Card>
      <h2 className="text-xl">Note</h2>
      <NoteForm keptName={`member.${id}`} people={people} reader="the member" note={useMemberNote(id)} />
    </Card>
  );
}
