import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { WorkspaceModule } from "../shell/modules.ts";

const loadPalette = () => import("./command-palette.tsx");
const CommandPalette = lazy(loadPalette);

/** Opens the command palette: a box in the bar, an icon on small screens, Ctrl or Cmd with K anywhere. */
export function WorkspaceSearch({ pages }: { pages: readonly WorkspaceModule[] }) {
  const { key } = useLocation();
  // Open belongs to the visit of a page: choosing something closes it by arriving there.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setOpenAt(key);
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setAsked(true);
      setOpenAt(key);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [key]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={() => void loadPalette()}
        className="flex size-11 items-center justify-center gap-2.5 rounded-input text-sm text-muted transition-colors hover:bg-neutral-tint hover:text-ink lg:w-64 lg:justify-start lg:border lg:border-field lg:bg-card lg:px-3 lg:hover:border-ink lg:hover:bg-card xl:w-80"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="sr-only grow text-left lg:not-sr-only">Search the workspace</span>
        <kbd aria-hidden className="hidden rounded-sm border border-line px-1.5 font-sans text-xs lg:block">
          Ctrl K
        </kbd>
      </button>
      {asked && (
        <Suspense>
          <CommandPalette
            pages={pages}
            open={openAt === key}
            onOpenChange={(next) => setOpenAt(next ? key : null)}
          />
        </Suspense>
      )}
    </>
  );
}
