import { Plus } from "lucide-react";
import type { Page } from "#contract/core/paging.ts";
import {
  type CampaignRow,
  type CampaignSettings,
  campaignList,
  type EngagementFigures,
} from "#contract/experience/campaigns.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { segmentsPath } from "../segments/paths.ts";
import { CampaignTable } from "./campaign-table.tsx";
import { EngagementStats } from "./engagement-figures.tsx";
import { campaignChannelLabels, campaignStateLooks } from "./labels.ts";
import { newCampaignPath } from "./paths.ts";

/** What the page's action answers. */
export interface EngagementAnswer {
  failure?: FormRefusal;
  saved?: string;
}

const words: ListWords<typeof campaignList> = {
  one: "campaign",
  many: "campaigns",
  search: "Name of the campaign",
  filters: {
    state: { label: "State", option: (state) => campaignStateLooks[state].label },
    channel: { label: "Goes out by", option: campaignChannelLabels },
  },
  sorts: { "-createdAt": "Newest first", name: "Name, A to Z" },
};

/** The Engagement Hub tab: campaigns to segments, and what came of them. */
export function EngagementPage({
  figures,
  found,
  state,
  settings,
  readOnly,
  answer,
}: {
  figures: EngagementFigures;
  found: Page<CampaignRow>;
  state: ListState<typeof campaignList>;
  settings: CampaignSettings;
  readOnly: boolean;
  answer: EngagementAnswer | undefined;
}) {
  const described = { list: campaignList, state, words, matching: found.total };
  const create = !readOnly && (
    <ButtonLink to={newCampaignPath} icon={Plus} size="sm">
      New campaign
    </ButtonLink>
  );
  return (
    <div className="space-y-5 sm:space-y-6">
      <h2 className="sr-only">Engagement Hub</h2>
      <EngagementStats figures={figures} />
      <div>
        <FilterBar
          {...described}
          actions={
            <>
              <ButtonLink to={segmentsPath} variant="secondary" size="sm">
                Segments
              </ButtonLink>
              {create}
            </>
          }
        />
        <CampaignTable
          campaigns={found.rows}
          linked
          empty={
            <ListEmpty {...described}>
              <EmptyState title="No campaigns yet" actions={create}>
                Choose a segment, write in English and Kiswahili, and see what comes of it.
              </EmptyState>
            </ListEmpty>
          }
        />
        <Pagination page={state.page} pageSize={campaignList.pageSize} total={found.total} className="mt-4" />
      </div>
      <Frequency settings={settings} readOnly={readOnly} answer={answer} />
    </div>
  );
}

function Frequency({
  settings,
  readOnly,
  answer,
}: {
  settings: CampaignSettings;
  readOnly: boolean;
  answer: EngagementAnswer | undefined;
}) {
  return (
    <Section
      title="How often one person is written to"
      level={3}
      description="Whoever has had as many messages of campaigns is left out of the next, and the reason is kept."
    >
      {readOnly ? (
        <p>
          At most {settings.messages} messages in {settings.days} days.
        </p>
      ) : (
        <ActionForm
          keptAs="campaign.settings"
          refusal={answer?.failure}
          saved={answer?.saved}
          submitLabel="Save"
          preventScrollReset
        >
          {(errors) => (
            <div className="grid max-w-xl gap-4 sm:grid-cols-2">
              <Field label="Messages at most" name="messages" required error={errors.messages}>
                {(control) => (
                  <Input {...control} inputMode="numeric" maxLength={3} defaultValue={settings.messages} />
                )}
              </Field>
              <Field label="Within so many days" name="days" required error={errors.days}>
                {(control) => (
                  <Input {...control} inputMode="numeric" maxLength={3} defaultValue={settings.days} />
                )}
              </Field>
            </div>
          )}
        </ActionForm>
      )}
    </Section>
  );
}
