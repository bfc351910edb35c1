import { useSubmit } from "react-router";
import { apiScopes } from "#contract/core/api-scopes.ts";
import type { Page } from "#contract/core/paging.ts";
import { type ApiToken, apiTokenList } from "#contract/workspace/api-tokens.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { wholeList } from "#web/lib/list-state.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { CheckboxGroup } from "#web/ui/choice.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import type { IntegrationAnswer } from "./answer.ts";
import { Outcome } from "./outcome.tsx";

const states = {
  active: { tone: "success", label: "Active" },
  expired: { tone: "neutral", label: "Expired" },
  revoked: { tone: "danger", label: "Revoked" },
} as const;

const columns: readonly Column<ApiToken>[] = [
  {
    key: "name",
    header: "Token",
    cell: ({ name, createdAt, createdBy }) => (
      <>
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-sm font-normal text-muted">
          {formatDate(createdAt)}
          {createdBy && `, by ${createdBy}`}
        </span>
      </>
    ),
  },
  {
    key: "scopes",
    header: "May",
    cell: ({ scopes }) => (
      <ul className="flex flex-wrap justify-end gap-1.5 md:justify-start">
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge tone="brand">{scope}</Badge>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: ({ state, expiresAt }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        {state === "active" && expiresAt && (
          <span className="mt-1 block text-sm text-muted">until {formatDate(expiresAt)}</span>
        )}
      </>
    ),
  },
  {
    key: "used",
    header: "Last used",
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? formatDateTime(lastUsedAt) : <span className="text-muted">Never</span>,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (token) => token.state === "active" && <RevokeButton token={token} />,
  },
];

function RevokeButton({ token }: { token: ApiToken }) {
  const submit = useSubmit();
  return (
    <Confirm
      trigger={
        <Button size="sm" variant="secondary" aria-label={`Revoke ${token.name}`}>
          Revoke
        </Button>
      }
      title={`Revoke ${token.name}?`}
      confirmLabel="Revoke the token"
      onConfirm={() => submit({ intent: "revoke", id: token.id }, { method: "post" })}
    >
      Programs that use it are refused from now on. This cannot be undone.
    </Confirm>
  );
}

const scopeChoices = Object.entries(apiScopes).map(([value, hint]) => ({ value, label: value, hint }));

/** The organisation's API tokens: making, looking after and revoking them. */
export function ApiTokensPage({
  tokens,
  page,
  readOnly,
  answer,
}: {
  tokens: Page<ApiToken>;
  page: number;
  /** The trial is over: tokens can only be revoked. */
  readOnly: boolean;
  answer: IntegrationAnswer | undefined;
}) {
  const own = answerTo("create", answer);
  const errors = own?.failure?.fields ?? {};
  return (
    <>
      <PageHeader
        title="API tokens"
        lead="Let another program work in your organisation, with no more rights than it needs."
        breadcrumb={
          <Breadcrumb items={[{ label: "Settings", to: "/dashboard/settings" }, { label: "API tokens" }]} />
        }
      />
      <Outcome answer={answer} secretLabel="API token" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
        <div>
          <Table
            caption="API tokens"
            columns={columns}
            rows={tokens.rows}
            rowKey={(token) => token.id}
            empty={
              <ListEmpty
                list={apiTokenList}
                state={{ ...wholeList(apiTokenList), page }}
                words={{ many: "API tokens" }}
                matching={tokens.total}
              >
                <EmptyState title="No API tokens yet">Make one for each program that connects.</EmptyState>
              </ListEmpty>
            }
          />
          <Pagination page={page} pageSize={apiTokenList.pageSize} total={tokens.total} className="mt-4" />
        </div>
        {!readOnly && (
          <Section
            title="New token"
            description={
              <>
                The <DocsLink /> says what each permission opens.
              </>
            }
          >
            <ActionForm
              intent="create"
              keptAs="api-token"
              refusal={own?.failure?.fields && own.failure}
              saved={own?.saved !== undefined}
              emptied
              submitLabel="Make the token"
            >
              <Field label="Name" name="name" required error={errors.name} hint="The program that gets it.">
                {(control) => <Input {...control} maxLength={100} autoComplete="off" />}
              </Field>
              <CheckboxGroup legend="It may" name="scopes" options={scopeChoices} error={errors.scopes} />
              <Field
                label="Last day"
                name="lastDay"
                error={errors.lastDay}
                hint="Leave it empty for a token that works until you revoke it."
              >
                {(control) => <Input {...control} type="date" className="max-w-48" />}
              </Field>
            </ActionForm>
          </Section>
        )}
      </div>
    </>
  );
}

const DocsLink = () => (
  <a href="/api/docs" className="text-brand-ink underline">
    description of the API
  </a>
);
