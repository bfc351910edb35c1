import { clsx } from "clsx";
import { ChevronDown, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { controlClass } from "#web/ui/input.tsx";

/**
 * Controls below a button that opens them, also without scripts. In a sheet on a phone they unfold in their place.
 * @param label names the button before its text for screen readers
 * @param text what the button shows; an icon alone without it
 */
export function Dropdown({
  label,
  text,
  icon: Icon,
  floating = false,
  onOpen,
  children,
}: {
  label: string;
  text?: string;
  icon?: LucideIcon;
  /** Shown above the page on a phone, too, at the right edge; a link in it closes it. */
  floating?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  // A press elsewhere closes it, as it does a select.
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, []);

  // Opened before the scripts came: the browser notified nobody.
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, [onOpen]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.stopPropagation();
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  const closeByLink = ({ target }: MouseEvent) => {
    if (details.current && target instanceof Element && target.closest("a")) details.current.open = false;
  };

  return (
    <details
      ref={details}
      className="group relative"
      onKeyDown={closeByKey}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary
        title={text ? undefined : label}
        className={clsx(
          controlClass,
          "flex h-11 list-none items-center justify-between gap-2 md:w-auto [&::-webkit-details-marker]:hidden",
        )}
      >
        {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
        <span className={text ? "flex min-w-0" : "sr-only"}>
          {text ? (
            <>
              <span className="sr-only">{label}: </span>
              <span title={text} className="min-w-0 truncate md:max-w-32">
                {text}
              </span>
            </>
          ) : (
            label
          )}
        </span>
        {text && (
          <ChevronDown aria-hidden className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
        )}
      </summary>
      {/* biome-ignore lint/a11y: the links in it are pressed, by keys as well. */}
      <div
        onClick={floating ? closeByLink : undefined}
        className={floating ? clsx(panel, "absolute top-full right-0 w-72") : clsx("p-2", panelBelow)}
      >
        {children}
      </div>
    </details>
  );
}

const panel =
  "z-30 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float";
const panelBelow =
  "md:absolute md:top-full md:left-0 md:z-30 md:mt-1.5 md:max-h-[70dvh] md:min-w-60 md:overflow-y-auto md:rounded-card md:border md:border-line md:bg-card md:p-4 md:shadow-float";
