import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  BriefcaseBusiness,
  FileText,
  HandCoins,
  IdCard,
  type LucideIcon,
  MessageSquareWarning,
  Search,
  UserRound,
} from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate, useSubmit } from "react-router";
import { minSearchLength, type SearchHit } from "#contract/workspace/workspace.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { controlClass } from "#web/ui/input.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { WorkspaceModule } from "../shell/modules.ts";
import { matchingCommands, type PaletteCommand } from "./commands.ts";
import { searchQuery } from "./queries.ts";
import { hitPath, kindLabels, matchingPages } from "./targets.ts";

/** Milliseconds after the last keystroke until the workspace is searched. */
const searchDelay = 200;

const kindIcons: Record<SearchHit["kind"], LucideIcon> = {
  job: BriefcaseBusiness,
  candidate: UserRound,
  application: FileText,
  member: IdCard,
  loan: HandCoins,
  complaint: MessageSquareWarning,
};

/** What was typed, once the person pauses. */
function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}

/** Pages and everything else that a person may see or do, found by words and opened by keyboard. */
export default function CommandPalette({
  pages,
  commands,
  open,
  onOpenChange,
}: {
  pages: readonly WorkspaceModule[];
  commands: readonly PaletteCommand[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title="Search the workspace" initialFocus={input} open={open} onOpenChange={onOpenChange}>
      <Palette input={input} pages={pages} commands={commands} onChosen={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Does what a command says: opens its page, or posts it to its action. */
function useCommand() {
  const navigate = useNavigate();
  const submit = useSubmit();
  // The toggle in the bar has the same: what it shows follows at once.
  const theme = useFetcher({ key: "theme" });
  const { pathname, search } = useLocation();
  return ({ to, post }: PaletteCommand) => {
    if (to) return void navigate(to);
    if (!post) return;
    const { action, fields } = post;
    if (action === "/theme") {
      return void theme.submit({ ...fields, next: pathname + search }, { method: "post", action });
    }
    void submit(fields, { method: "post", action });
  };
}

function Palette({
  input,
  pages,
  commands,
  onChosen,
}: {
  input: RefObject<HTMLInputElement | null>;
  pages: readonly WorkspaceModule[];
  commands: readonly PaletteCommand[];
  onChosen: () => void;
}) {
  const [typed, setTyped] = useState("");
  const words = useDebounced(typed.trim());
  const navigate = useNavigate();
  const search = useQuery(searchQuery(words));
  const run = useCommand();
  const found = matchingPages(pages, typed);
  const doing = matchingCommands(commands, typed.trim());
  const hits = words.length >= minSearchLength ? (search.data ?? []) : [];
  const go = (to: string) => {
    onChosen();
    void navigate(to);
  };
  return (
    <Command shouldFilter={false} label="Search the workspace" loop className="min-h-80">
      <span className="relative block">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          placeholder="A page, a position, a person"
          className={`${controlClass} h-11 pl-10`}
        />
        {search.isFetching && (
          <span className="absolute top-3 right-3">
            <Spinner />
          </span>
        )}
      </span>
      {search.error ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          {errorMessage(search.error)}
        </p>
      ) : (
        <Outcome
          found={found.length + doing.length + hits.length}
          exact={found.length + doing.length > 0}
          similar={hits.some(({ similar }) => similar)}
          pending={search.isFetching || words !== typed.trim()}
        />
      )}
      {/* Also without results: the field says that it controls this list. */}
      <Command.List label="Results" className="mt-3 max-h-[50dvh] overflow-y-auto">
        {found.length > 0 && (
          <Group heading="Pages">
            {found.map(({ to, label, icon }) => (
              <Item key={to} value={to} icon={icon} title={label} detail="" onSelect={() => go(to)} />
            ))}
          </Group>
        )}
        {doing.length > 0 && (
          <Group heading="Do">
            {doing.map((command) => (
              <Item
                key={command.label}
                value={command.label}
                icon={command.icon}
                title={command.label}
                detail=""
                onSelect={() => {
                  onChosen();
                  run(command);
                }}
              />
            ))}
          </Group>
        )}
        {(Object.keys(kindLabels) as SearchHit["kind"][]).map((kind) => (
          <Hits key={kind} kind={kind} hits={hits.filter((hit) => hit.kind === kind)} go={go} />
        ))}
      </Command.List>
    </Command>
  );
}

/**
 * How a search ended.
 * @param exact whether a page or a command has the words themselves
 * @param similar whether the records that were found do not
 */
export function Outcome({
  found,
  exact,
  similar,
  pending,
}: {
  found: number;
  exact: boolean;
  similar: boolean;
  pending: boolean;
}) {
  if (similar && !pending) {
    return (
      <p role="status" className="px-3 pt-3 text-sm text-muted">
        {exact
          ? "No record has exactly these words. Those below are written nearly so."
          : "Nothing has exactly these words. These are written nearly so:"}
      </p>
    );
  }
  const text = pending ? "Searching" : found === 0 ? "Nothing found. Try another word." : `${found} found`;
  return (
    <p role="status" className={found > 0 ? "sr-only" : "px-1 pt-6 pb-3 text-center text-sm text-muted"}>
      {text}
    </p>
  );
}

function Hits({ kind, hits, go }: { kind: SearchHit["kind"]; hits: SearchHit[]; go: (to: string) => void }) {
  if (hits.length === 0) return null;
  return (
    <Group heading={kindLabels[kind]}>
      {hits.map((hit) => (
        <Item
          key={hit.id}
          value={hit.id}
          icon={kindIcons[kind]}
          title={hit.title}
          detail={hit.detail}
          onSelect={() => go(hitPath(hit))}
        />
      ))}
    </Group>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="not-last:mb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}

function Item({
  value,
  icon: Icon,
  title,
  detail,
  onSelect,
}: {
  value: string;
  icon: LucideIcon;
  title: string;
  detail: string;
  onSelect: () => void;
}) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 py-1.5 text-sm data-[selected=true]:bg-neutral-tint"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow sm:flex sm:items-baseline sm:gap-3">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-muted">{detail}</span>}
      </span>
    </Command.Item>
  );
}
