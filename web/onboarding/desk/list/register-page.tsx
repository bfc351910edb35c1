import { useQuery } from "@tanstack/react-query";
import { FileUp, ReceiptText } from "lucide-react";
import { useSearchParams } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import { memberList } from "#contract/onboarding/members.ts";
import { wire } from "#contract/wire.ts";
import { filterQuery, headerSort, listSearch, readList } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { importPath, memberPath, statementsPath } from "../paths.ts";
import { membersQuery } from "../queries.ts";
import {
  contactColumn,
  dueColumn,
  flagsColumn,
  kycColumn,
  nameColumn,
  registeredColumn,
  stepColumn,
} from "./columns.tsx";
import { registerWords } from "./lists.ts";
import { MemberList } from "./member-list.tsx";

/** The whole register: everything it shows is stated by its address. */
export function RegisterPage() {
  const [search] = useSearchParams();
  const state = readList(memberList, search);
  const found = useQuery(membersQuery(state));
  const sort = (by: string) => headerSort(memberList, state, by);
  return (
    <MemberList
      title="Members"
      caption="Members"
      what="the members"
      list={memberList}
      state={state}
      words={registerWords}
      found={found}
      actions={
        <>
          <ButtonLink to={importPath} variant="secondary" size="sm" icon={FileUp}>
            Import
          </ButtonLink>
          <ButtonLink to={statementsPath} variant="secondary" size="sm" icon={ReceiptText}>
            Payments
          </ButtonLink>
          <DownloadLink
            href={callUrl(wire.members.export, { query: filterQuery(memberList, state) })}
            size="sm"
            labelClass="xl:sr-only 2xl:not-sr-only"
          >
            Export CSV
          </DownloadLink>
        </>
      }
      columns={[
        nameColumn(sort("fullName")),
        contactColumn,
        kycColumn,
        stepColumn,
        flagsColumn,
        dueColumn(sort("dueAt")),
        registeredColumn(sort("createdAt")),
      ]}
      to={({ id }) => `${memberPath(id)}${listSearch(memberList, state)}`}
      empty={<EmptyState title="No members found.">Create your first member to get started.</EmptyState>}
    />
  );
}
