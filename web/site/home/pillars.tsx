import type { ReactNode } from "react";
import { type LinkedTab, LinkedTabs } from "#web/ui/linked-tabs.tsx";
import { FeedbackSample, LoyaltySample, QuietMembersSample, SourcesSample } from "./pillar-samples.tsx";
import { type PillarText, pillarTexts } from "./pillar-texts.ts";

/** The four stages of a membership, one at a time (specification 000, section 2). */
export function Pillars() {
  return (
    <section id="pillars" className="column py-16 sm:py-24">
      <h2 className="max-w-2xl text-3xl sm:text-4xl">One membership, looked after all the way round</h2>
      <LinkedTabs
        label="Acquire, Retain, Interact, Reward"
        param="pillar"
        anchor="pillars"
        className="mt-8"
        tabs={[
          pillar("acquire", <SourcesSample />),
          pillar("retain", <QuietMembersSample />),
          pillar("interact", <FeedbackSample />),
          pillar("reward", <LoyaltySample />),
        ]}
      />
    </section>
  );
}

function pillar(value: keyof typeof pillarTexts, sample: ReactNode): LinkedTab {
  const text = pillarTexts[value];
  return { value, label: text.name, content: <Pillar text={text} sample={sample} /> };
}

function Pillar({ text, sample }: { text: PillarText; sample: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      <div>
        <h3 className="text-2xl">{text.title}</h3>
        <p className="mt-3 max-w-[36rem] text-lg text-muted">{text.description}</p>
        <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {text.features.map((feature) => (
            <li key={feature.title} className="border-t border-line pt-4">
              <h4 className="font-semibold">{feature.title}</h4>
              <p className="mt-1 text-sm text-muted">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
      {sample}
    </div>
  );
}
