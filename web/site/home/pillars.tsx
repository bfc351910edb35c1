import type { ReactNode } from "react";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { type LinkedTab, LinkedTabs } from "#web/ui/linked-tabs.tsx";
import { homeMessages } from "./home.messages.ts";
import { type Pillar, pillarMessages } from "./pillar.messages.ts";
import { FeedbackSample, LoyaltySample, QuietMembersSample, SourcesSample } from "./pillar-samples.tsx";

/** The four stages of a membership, one at a time (specification 000, section 2). */
export function Pillars() {
  const language = useLanguage();
  const t = useMessages(homeMessages);
  const tab = (value: Pillar, sample: ReactNode): LinkedTab => ({
    value,
    label: pillarMessages[value][language].name,
    content: <Stage pillar={value} sample={sample} />,
  });
  return (
    <section id="pillars" className="column py-16 sm:py-24">
      <h2 className="max-w-2xl text-3xl sm:text-4xl">{t.pillarsTitle}</h2>
      <LinkedTabs
        label={t.pillars}
        param="pillar"
        anchor="pillars"
        className="mt-8"
        tabs={[
          tab("acquire", <SourcesSample />),
          tab("retain", <QuietMembersSample />),
          tab("interact", <FeedbackSample />),
          tab("reward", <LoyaltySample />),
        ]}
      />
    </section>
  );
}

const features = ["feature1", "feature2", "feature3", "feature4"] as const;

function Stage({ pillar, sample }: { pillar: Pillar; sample: ReactNode }) {
  const t = useMessages(pillarMessages[pillar]);
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      <div>
        <h3 className="text-2xl">{t.title}</h3>
        <p className="mt-3 max-w-[36rem] text-lg text-muted">{t.description}</p>
        <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="border-t border-line pt-4">
              <h4 className="font-semibold">{t[feature]}</h4>
              <p className="mt-1 text-sm text-muted">{t[`${feature}Text`]}</p>
            </li>
          ))}
        </ul>
      </div>
      {sample}
    </div>
  );
}
