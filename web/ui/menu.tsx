import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { type ComponentProps, cloneElement, Fragment, type ReactElement, useId } from "react";
import { Link } from "./link.tsx";

interface MenuEntry {
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  tone?: "danger";
  /** Draws a line above the entry. */
  separated?: boolean;
}

/** An entry leads somewhere or does something. */
export type MenuItem = MenuEntry & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never });

/** What Radix makes of the trigger of a menu that is closed. */
const closed = {
  type: "button",
  "aria-haspopup": "menu",
  "aria-expanded": false,
  "data-state": "closed",
} as const;

/**
 * Actions behind one button. The list is beside it in the page, so that it stays in its landmark. The server, where no
 * menu opens, writes the button only: a list has one a row, and the parts behind it cost more than the rest of the row.
 * @param trigger with an id of its own in what `KeptMarkup` shows
 * @param items a function where putting them together costs something in a long list
 */
export function Menu({
  trigger,
  items,
  align = "end",
}: {
  trigger: ReactElement<ComponentProps<"button">>;
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  align?: "start" | "end";
}) {
  // Of our own: the server's and Radix's would differ.
  const made = useId();
  const id = trigger.props.id ?? made;
  if (import.meta.env.SSR) return cloneElement(trigger, { ...closed, id, ...trigger.props });
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild id={id}>
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        aria-labelledby={id}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-48 animate-fade-in text-left font-normal text-ink rounded-card border border-line bg-card p-1 shadow-float"
      >
        {(typeof items === "function" ? items() : items).map((item) => (
          <Fragment key={item.label}>
            {item.separated && <Radix.Separator className="my-1 h-px bg-line" />}
            <Entry item={item} />
          </Fragment>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const Icon = item.icon;
  const content = (
    <>
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {item.label}
    </>
  );
  return (
    <Radix.Item
      disabled={item.disabled}
      onSelect={item.onSelect}
      asChild={item.to !== undefined}
      className={clsx(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-input px-3 text-sm outline-none md:pointer-fine:min-h-9",
        "data-[disabled]:cursor-default data-[disabled]:opacity-55 data-[highlighted]:bg-neutral-tint",
        item.tone === "danger" && "text-danger",
      )}
    >
      {item.to === undefined ? content : <Link to={item.to}>{content}</Link>}
    </Radix.Item>
  );
}
