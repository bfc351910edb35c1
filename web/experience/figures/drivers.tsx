import { clsx } from "clsx";
import { formatNumber } from "#contract/core/numbers.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import { csatGroups } from "#contract/experience/feedback.ts";
import type { SatisfactionDriver, SatisfactionReport } from "#contract/experience/figures.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { Section } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { useRowsBehind } from "./rows-behind.ts";

/** A difference in points: `+0.40`, `−0.25`. */
const signed = (value: number): string =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(2)}`;

function labelOf({ topic, channel }: SatisfactionDriver): string {
  if (topic) return experienceTopicLabels[topic];
  return channel ? `Channel: ${experienceChannelLabels[channel]}` : "";
}

/** What moves satisfaction, each with how sure that is. */
export function Drivers({ drivers, driverDays }: Pick<SatisfactionReport, "drivers" | "driverDays">) {
  const rows = useRowsBehind();
  const behind = ({ topic, channel }: SatisfactionDriver) =>
    rows.answers({
      ...driverDays,
      csatGroup: [...csatGroups],
      topic: topic ? [topic] : [],
      channel: channel ? [channel] : [],
    });
  const widest = Math.max(0.5, ...drivers.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (
    <Section
      title="What drives satisfaction"
      level={3}
      description="Over the year up to the last of these days: by how many points of CSAT answers differ that are alike but for it. The line is where the effect lies with a probability of 95%; one that crosses the middle may be chance."
    >
      {drivers.length === 0 ? (
        <p className="text-sm text-muted">
          Nothing can be said yet: a topic or channel takes thirty rated answers with it, and thirty without.
        </p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">Drivers of satisfaction</caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="pb-2 text-left font-semibold">
                Driver
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-semibold">
                Effect
              </th>
              <th scope="col" className="hidden pb-2 pl-4 text-right font-semibold sm:table-cell">
                Average
              </th>
              <th scope="col" className="hidden pb-2 pl-4 text-right font-semibold sm:table-cell">
                Answers
              </th>
            </tr>
          </thead>
          <tbody>
            {drivers.map((driver) => (
              <tr key={labelOf(driver)} className="border-b border-line last:border-0">
                <th scope="row" className="w-full py-2.5 text-left font-medium">
                  <RowsLink to={behind(driver)}>{labelOf(driver)}</RowsLink>
                  <Interval driver={driver} widest={widest} />
                </th>
                <td className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
                  <span className="block font-semibold">{signed(driver.effect)}</span>
                  <span className="block text-xs text-muted">
                    {signed(driver.low)} to {signed(driver.high)}
                  </span>
                </td>
                <td className="hidden py-2.5 pl-4 text-right tabular-nums sm:table-cell">
                  {driver.average.toFixed(1)}
                </td>
                <td className="hidden py-2.5 pl-4 text-right text-muted tabular-nums sm:table-cell">
                  {formatNumber(driver.answers)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** What a figure is of, as a link to the rows behind it where there is one. */
function RowsLink({ to, children }: { to: string | undefined; children: string }) {
  if (!to) return children;
  return (
    <Link to={to} className="text-brand-ink hover:underline">
      {children}
    </Link>
  );
}

/** Where an effect lies, on a line whose middle is no effect. */
function Interval({ driver: { low, high, effect }, widest }: { driver: SatisfactionDriver; widest: number }) {
  const place = (value: number) => `${50 + (value / widest) * 50}%`;
  const tone = low > 0 ? "bg-success" : high < 0 ? "bg-danger" : "bg-muted";
  return (
    <span aria-hidden className="relative mt-1.5 block h-3 rounded-full bg-neutral-tint">
      <span className="absolute inset-y-0 left-1/2 w-px bg-muted" />
      <span
        className={clsx("absolute top-1 h-1 rounded-full", tone)}
        style={{ left: place(low), width: `${((high - low) / widest) * 50}%` }}
      />
      <span
        className={clsx("absolute top-0 size-3 -translate-x-1/2 rounded-full", tone)}
        style={{ left: place(effect) }}
      />
    </span>
  );
}
