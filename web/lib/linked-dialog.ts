import { useState } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router";
import { type DialogParam, withDialog, withoutDialog } from "./dialog-address.ts";
import { clickHandler } from "./on-demand.ts";

/** What a dialog takes that an address opens. */
export interface LinkedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address of the page without it. */
  closeTo: To;
  /** Id of the element that opens it, which gets the focus back. */
  openerId: string;
}

/**
 * A dialog that has an address: its opener is a link, and the server can render the page with it open. Where scripts
 * run it opens above the present page, Back closes it, and it is downloaded when somebody reaches for it.
 * @param load downloads what the dialog shows; called ahead
 * @param openerId id of the link, to which a visitor without scripts comes back
 * @param onMissing says what is left when the dialog cannot be downloaded
 */
export function useLinkedDialog(
  { param, value, openerId }: { param: DialogParam; value: string; openerId: string },
  load: () => Promise<unknown>,
  onMissing: () => void,
) {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: string } | null };
  const navigate = useNavigate();
  const [loading, setLoading] = useState(false);
  const open = search.get(param) === value;

  const show = async () => {
    setLoading(true);
    try {
      await load();
      await navigate(
        { search: withDialog(search, param, value) },
        { preventScrollReset: true, state: { opened: param } },
      );
    } catch {
      onMissing();
    }
    setLoading(false);
  };
  const close = () => {
    if (state?.opened === param) return void navigate(-1);
    void navigate({ search: withoutDialog(search) }, { replace: true, preventScrollReset: true });
  };
  const prepare = () => void load().catch(() => undefined);

  const dialog: LinkedDialogProps = {
    open,
    onOpenChange: (next) => next || close(),
    closeTo: { search: withoutDialog(search), hash: openerId },
    openerId,
  };
  return {
    loading,
    dialog,
    /** For the link that opens it. */
    trigger: {
      id: openerId,
      to: { search: withDialog(search, param, value), hash: openerId },
      "aria-haspopup": "dialog",
      onClick: clickHandler(() => void show()),
      onPointerEnter: prepare,
      onFocus: prepare,
    } as const,
  };
}
