import { data } from "react-router";
import { type BrandInput, brandInput, maxLogoBytes } from "#contract/accounts/brand.ts";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { type BrandAnswer, BrandPage } from "#web/workspace/settings/brand-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/brand.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "owner" });
  return {
    brand: await args.context.get(apiContext).brand.get(),
    mayChange: user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
    maxLogoBytes,
  };
}

const names = Object.keys(brandInput.shape) as (keyof BrandInput)[];

/** One action for the forms of the page: `intent` says which was sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand } = context.get(apiContext);
  const form = await request.formData();
  const intent = formText(form, "intent");
  try {
    if (intent === "logo") {
      const chosen = form.get("logo");
      const logo = chosen instanceof File && chosen.name !== "" ? chosen : undefined;
      await brand.saveLogo({ form: {}, files: { logo } });
      return data<BrandAnswer>({ intent, saved: "The logo is saved." });
    }
    if (intent === "remove-logo") {
      await brand.removeLogo();
      return data<BrandAnswer>({ intent, saved: "The logo is removed." });
    }
    const body = Object.fromEntries(names.map((name) => [name, formText(form, name)])) as BrandInput;
    await brand.save({ body });
    return data<BrandAnswer>({ intent: "brand", saved: "The brand is saved." });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { status, ...answer } = { status: error.status, ...error.toAnswer() };
    // What is wrong with the picture is said at its field.
    const failure =
      intent === "logo" && !answer.fields ? { ...answer, fields: { logo: answer.message } } : answer;
    return data<BrandAnswer>(
      { intent: intent === "logo" || intent === "remove-logo" ? intent : "brand", failure },
      { status },
    );
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Brand · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function BrandRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BrandPage {...loaderData} answer={actionData} />;
}
