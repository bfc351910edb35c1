import { redirect } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { customerExperienceAgentPage } from "#contract/site/pages/customer-experience-agent.ts";
import { withDialog } from "#web/lib/dialog-address.ts";

const { name, path } = customerExperienceAgentPage;

/** Figures of the demo. Where there is none, the sample on the agent's page takes its place. @throws a redirect */
export async function orSample<T>(figures: Promise<T>): Promise<T> {
  try {
    return await figures;
  } catch (error) {
    if (error instanceof CodedError && error.code === "not_found") {
      throw redirect(`${path}${withDialog("", "demo", name)}`);
    }
    throw error;
  }
}

/** The head of a tab of the demo, which no search engine is to list. */
export const demoMeta = (
  tab: string,
  site: { settings: { brand: { product: string } } } | undefined,
): { title?: string; name?: string; content?: string }[] => [
  { title: `${tab}, demo · ${site?.settings.brand.product}` },
  { name: "robots", content: "noindex, follow" },
];
