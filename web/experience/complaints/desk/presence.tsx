import { useQuery } from "@tanstack/react-query";
import { Eye, PencilLine, RefreshCw } from "lucide-react";
import { useRevalidator } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { presenceQuery } from "./queries.ts";

/**
 * Who else looks at the complaint or writes to its member, and whether it has changed since the page was made.
 * @param writing whether one is writing oneself
 */
export function Presence({ id, version, writing }: { id: string; version: number; writing: boolean }) {
  const { data } = useQuery(presenceQuery(id, writing));
  const { revalidate, state } = useRevalidator();
  const others = data?.others ?? [];
  const changed = data !== undefined && data.version > version;
  return (
    <div role="status" className="space-y-2 text-sm empty:hidden">
      {others.map(({ fullName, writing: writes }) => (
        <p
          key={fullName}
          className="flex items-center gap-2 rounded-input bg-warning-tint px-3 py-2 text-warning"
        >
          {writes ? <PencilLine aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
          {writes ? `${fullName} is writing` : `${fullName} is looking at this complaint`}
        </p>
      ))}
      {changed && (
        <p className="flex flex-wrap items-center gap-3 rounded-input bg-info-tint px-3 py-2 text-info">
          This complaint has changed since you opened it.
          <Button
            size="sm"
            variant="secondary"
            icon={RefreshCw}
            loading={state !== "idle"}
            onClick={() => void revalidate()}
          >
            Show what is new
          </Button>
        </p>
      )}
    </div>
  );
}
