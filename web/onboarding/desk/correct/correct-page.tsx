import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { deskPath, memberPath, registerPath } from "../paths.ts";
import { askedCorrectionQuery, memberFileQuery } from "../queries.ts";
import { CorrectForm } from "./correct-form.tsx";

/** Where staff put a member's record right. */
export function CorrectPage({ id }: { id: string }) {
  const asked = useQuery(askedCorrectionQuery(id));
  const [search] = useSearchParams();
  const { data: file, error, refetch, isFetching } = useQuery(memberFileQuery(id));
  if (error) return <LoadFailure what="this member" error={error} retry={refetch} pending={isFetching} />;
  if (!file || asked.isPending) return null;
  const { fullName } = file.member;
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Correct details"
        lead={fullName}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Member Onboarding", to: deskPath },
              { label: "Members", to: registerPath },
              { label: fullName, to: memberPath(id) },
              { label: "Correct details" },
            ]}
          />
        }
      />
      <CorrectForm key={id} file={file} asked={asked.data ?? null} answering={search.has("request")} />
    </div>
  );
}
