import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LinkedDialogProps } from "#web/lib/linked-dialog.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { MemberFigures } from "../figures.tsx";
import { KycManagement } from "../kyc-management.tsx";
import { NewMemberForm } from "../new-member-form.tsx";
import { deskPath } from "../paths.ts";
import { overviewQuery } from "../queries.ts";
import { RecentMembers } from "../recent-members.tsx";

/** The Member Onboarding Dashboard (specification 000, section 2): overview, new member, KYC management. */
export default function DeskDialog(props: LinkedDialogProps) {
  return (
    <Dialog
      {...props}
      size="xl"
      title="Member Onboarding Dashboard"
      description="The newest members of your SACCO, and how far each is."
    >
      <QueryProvider>
        <Dashboard />
      </QueryProvider>
    </Dialog>
  );
}

function Dashboard() {
  const [tab, setTab] = useState("overview");
  return (
    <Tabs
      label="Dashboard"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "overview", label: "Overview", content: <Overview /> },
        {
          value: "new",
          label: "New Member",
          content: <NewMemberForm onCreated={() => setTab("overview")} />,
        },
        { value: "kyc", label: "KYC Management", content: <Kyc /> },
      ]}
    />
  );
}

function Overview() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
  return (
    <div>
      {error && <LoadFailure what="the figures" error={error} retry={refetch} pending={isFetching} />}
      {data ? <MemberFigures overview={data} /> : !error && <Skeleton className="h-24" />}
      <div className="mt-6 mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">Recent members</h3>
        <ButtonLink to={deskPath} variant="secondary" size="sm">
          Open the whole desk
        </ButtonLink>
      </div>
      <RecentMembers />
    </div>
  );
}

function Kyc() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
  if (error) return <LoadFailure what="the figures" error={error} retry={refetch} pending={isFetching} />;
  if (data) return <KycManagement overview={data} />;
  return (
    <Loading label="Loading the figures">
      <Skeleton className="h-64" />
    </Loading>
  );
}
