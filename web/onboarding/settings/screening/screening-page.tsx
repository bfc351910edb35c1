import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { maxScreeningLists } from "#contract/onboarding/screening.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { ListCard } from "./list-card.tsx";
import { screeningListsQuery } from "./queries.ts";
import { UploadForm } from "./upload-form.tsx";

/** The lists that members are looked for in. */
export function ScreeningPage({ areas }: { areas: readonly SettingsArea[] }) {
  const { data, error, refetch, isFetching } = useQuery(screeningListsQuery());
  const [adding, setAdding] = useState(false);
  return (
    <SettingsFrame
      areas={areas}
      title="Screening lists"
      lead="Every applicant is looked for in these lists, and every member whenever one changes. A hit is a flag: a person looks into it."
    >
      {error && <LoadFailure what="the screening lists" error={error} retry={refetch} pending={isFetching} />}
      {data && (
        <div className="max-w-3xl space-y-4">
          {adding ? (
            <Card>
              <h2 className="mb-4 text-xl">New list</h2>
              <UploadForm replaces={null} onDone={() => setAdding(false)} />
            </Card>
          ) : (
            <Button icon={Plus} disabled={data.total >= maxScreeningLists} onClick={() => setAdding(true)}>
              Upload a list
            </Button>
          )}
          <h2 className="sr-only">Lists</h2>
          {data.rows.length === 0 && !adding && (
            <Card>
              <EmptyState title="No lists yet">
                Upload the lists that the law asks you to look through, and your own of people whom you do not
                take in.
              </EmptyState>
            </Card>
          )}
          <ul className="space-y-4">
            {data.rows.map((list) => (
              <li key={list.id}>
                <ListCard list={list} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SettingsFrame>
  );
}
