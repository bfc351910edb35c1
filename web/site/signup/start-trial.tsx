import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { TrialPage } from "#contract/accounts/accounts.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { clickHandler } from "#web/lib/on-demand.ts";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "#web/ui/button.tsx";
import type { TrialDialogProps } from "./dialog-props.ts";
import { signUpPath } from "./paths.ts";

/**
 * The two ways to a trial: `signup` chooses a password at once, `request` has a link mailed that sets it.
 * Both are downloaded when somebody reaches for them.
 */
const dialogs = {
  signup: () => import("./sign-up-dialog.tsx"),
  request: () => import("./trial-dialog.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<TrialDialogProps> }>>;

export type TrialDialog = keyof typeof dialogs;

interface Opener {
  page: TrialPage;
  open: (dialog: TrialDialog) => void;
}

interface Shown {
  dialog: TrialDialog;
  View: ComponentType<TrialDialogProps>;
  /** The page it was opened on: another one begins without it. */
  at: string;
}

const OpenerContext = createContext<Opener | null>(null);

/** Opens the dialogs of the page around it. */
export function useTrialDialogs(): Opener {
  const opener = useContext(OpenerContext);
  if (!opener) throw new Error("a trial starts inside <TrialDialogs>");
  return opener;
}

/** Used once around header and content: all buttons that start a trial share one dialog. */
export function TrialDialogs({ page, children }: { page: TrialPage; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const opener = useMemo(
    () => ({
      page,
      open: (dialog: TrialDialog) =>
        dialogs[dialog]().then(
          ({ default: View }) => {
            setShown({ dialog, View, at: pathname });
            setOpen(true);
          },
          // The dialog could not be downloaded: the page that needs no scripts does the same.
          () => navigate(signUpPath(page)),
        ),
    }),
    [page, navigate, pathname],
  );
  return (
    <OpenerContext value={opener}>
      {children}
      {shown?.at === pathname && (
        <shown.View key={shown.dialog} page={page} open={open} onOpenChange={setOpen} />
      )}
    </OpenerContext>
  );
}

/** A button that starts a trial. Without scripts it is a link to the page that signs up. */
export function StartTrialButton({
  dialog = "signup",
  variant,
  size,
  className,
  children,
}: {
  dialog?: TrialDialog;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}) {
  const { page, open } = useTrialDialogs();
  const hydrated = useHydrated();
  const prepare = () => void dialogs[dialog]().catch(() => undefined);
  return (
    <ButtonLink
      to={signUpPath(page)}
      variant={variant}
      size={size}
      className={className}
      aria-haspopup={hydrated ? "dialog" : undefined}
      onClick={clickHandler(() => open(dialog))}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </ButtonLink>
  );
}
