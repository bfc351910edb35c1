import type { LucideIcon } from "lucide-react";
import { useFetcher } from "react-router";
import type { FormFailure } from "#web/lib/failure.ts";
import { Button, type ButtonVariant } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { firstStepsPath } from "./may-begin.ts";

/** What the action of the first steps does. */
export type FirstStepsIntent = "empty" | "add-sample" | "remove-sample" | "dismiss" | "show" | "shared";

/** What it answers. */
export type FirstStepsAnswer = { saved: string; failure?: never } | { failure: FormFailure; saved?: never };

/** A button that is a whole form of the first steps, wherever it stands; works without scripts. */
export function PostButton({
  intent,
  label,
  variant = "secondary",
  size,
  icon,
}: {
  intent: FirstStepsIntent;
  label: string;
  variant?: ButtonVariant;
  size?: "sm" | "md";
  icon?: LucideIcon;
}) {
  const fetcher = useFetcher<FirstStepsAnswer>();
  return (
    <fetcher.Form method="post" action={firstStepsPath}>
      <FormError message={fetcher.data?.failure?.message} attempt={fetcher.data} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={variant}
        size={size}
        icon={icon}
        loading={fetcher.state !== "idle"}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}
