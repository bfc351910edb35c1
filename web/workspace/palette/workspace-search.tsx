import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useOnDemand } from "#web/lib/on-demand.ts";
import { toastUnavailable } from "#web/ui/toast.ts";
import type { WorkspaceModule } from "../shell/modules.ts";
import type { PaletteCommand } from "./commands.ts";

const loadPalette = () => import("./command-palette.tsx");

/** Opens the command palette: a box in the bar, an icon on small screens, Ctrl or Cmd with K anywhere. */
export function WorkspaceSearch({
  pages,
  commands,
}: {
  pages: readonly WorkspaceModule[];
  commands: readonly PaletteCommand[];
}) {
  const { key } = useLocation();
  // Open belongs to the visit of a page: choosing something closes it by arriving there.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { View, prepare, fetch } = useOnDemand(loadPalette, () => toastUnavailable("The search"));
  const open = async () => {
    if (await fetch()) setOpenAt(key);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
        onPointerEnter={prepare}
        className="flex size-11 items-center justify-center gap-2.5 rounded-input text-sm text-muted transition-colors hover:bg-neutral-tint hover:text-ink lg:w-64 lg:justify-start lg:border lg:border-field lg:bg-card lg:px-3 lg:hover:border-ink lg:hover:bg-card xl:w-80"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="sr-only grow text-left lg:not-sr-only lg:whitespace-nowrap">
          Search the workspace
        </span>
        <kbd
          aria-hidden
          className="hidden rounded-sm border border-line px-1.5 font-sans text-xs whitespace-nowrap xl:block"
        >
          Ctrl K
        </kbd>
      </button>
      {View && (
        <View
          pages={pages}
          commands={commands}
          open={openAt === key}
          onOpenChange={(next) => setOpenAt(next ? key : null)}
        />
      )}
    </>
  );
}
