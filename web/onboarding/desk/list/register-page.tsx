import { useQuery } from "@tanstack/react-query";
import { FileUp, ReceiptText } from "lucide-react";
import { useSearchParams } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import { type Member, memberList } from "#contract/onboarding/members.ts";
import { wire } from "#contract/wire.ts";
import { filterQuery, headerSort, listSearch, readList } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { importPath, memberPath, statementsPath } from "../paths.ts";
import { membersQuery } from "../queries.ts";
import {
  choiceColumn,
  contactColumn,
  dueColumn,
  flagsColumn,
  kycColumn,
  nameColumn,
  registeredColumn,
  stepColumn,
} from "./columns.tsx";
import { registerWords } from "./lists.ts";
import { MemberTable } from "./member-table.tsx";
import { useSelection } from "./selection.ts";

/** The whole register: everything it shows is stated by its address. */
export function RegisterPage() {
  const [search] = useSearchParams();
  const state = readList(memberList, search);
  const found = useQuery(membersQuery(state));
  const selection = useSelection();
  const described = { list: memberList, state, words: registerWords };
  const sort = (by: string) => headerSort(memberList, state, by);
  const columns = [
    choiceColumn(selection),
    nameColumn(sort("fullName")),
    contactColumn,
    kycColumn,
    stepColumn,
    flagsColumn,
    dueColumn(sort("dueAt")),
    registeredColumn(sort("createdAt")),
    openColumn<Member>({
      to: ({ id }) => `${memberPath(id)}${listSearch(memberList, state)}`,
      name: ({ fullName }) => fullName,
    }),
  ];
  return (
    <>
      <h2 className="sr-only">Members</h2>
      <FilterBar
        {...described}
        matching={found.data?.total}
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
      />
      {found.error ? (
        <LoadFailure
          what="the members"
          error={found.error}
          retry={found.refetch}
          pending={found.isFetching}
        />
      ) : (
        <MemberTable
          caption="Members"
          columns={columns}
          found={found.data}
          fading={found.isPlaceholderData}
          page={{ page: state.page, pageSize: memberList.pageSize }}
          selection={selection}
          empty={
            <ListEmpty {...described} matching={found.data?.total ?? 0}>
              <EmptyState title="No members found.">Create your first member to get started.</EmptyState>
            </ListEmpty>
          }
        />
      )}
    </>
  );
}
