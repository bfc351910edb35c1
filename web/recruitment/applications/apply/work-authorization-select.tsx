import type { ComponentProps } from "react";
import { workAuthorizationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { workAuthorizations } from "#contract/recruitment/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";

/** The choice of one's right to work in Kenya, in an application and in the profile. */
export function WorkAuthorizationSelect(props: Omit<ComponentProps<typeof Select>, "options">) {
  return <Select {...props} options={optionsOf(workAuthorizations, useMessages(workAuthorizationLabels))} />;
}
