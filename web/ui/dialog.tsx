import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { Fragment, type ReactNode, type RefObject } from "react";
import type { To } from "react-router";
import { useHydrated } from "#web/lib/hydrated.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button, IconButton, iconButtonClass } from "./button.tsx";
import { dialogMessages } from "./dialog.messages.ts";
import { Link } from "./link.tsx";
import { useReturnFocus } from "./return-focus.ts";

export interface DialogProps {
  /** Opens it when pressed and gets the focus back. Leave it out when `open` is driven from elsewhere. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called when a dialog without trigger is gone and the focus is back: the time to open what follows it. */
  onClosed?: () => void;
  /**
   * For a dialog that an address opens: the address of the page without it. It is put in its place in the document
   * then, so that the server can render it open, and is closed by a link.
   */
  closeTo?: To;
  /** Id of what opens it and gets the focus back, when nothing did in this document. */
  openerId?: string;
  title: string;
  /** Where the title is in another language than the page. */
  titleLang?: string;
  /** Gets the focus when it opens; the first control does otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  description?: ReactNode;
  /** Beside the button that closes it. */
  tools?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

const fromBottom = "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-card sm:h-fit";
const sizes = {
  sm: clsx(fromBottom, "max-w-md"),
  md: clsx(fromBottom, "max-w-xl"),
  lg: clsx(fromBottom, "max-w-3xl"),
  xl: "inset-0 sm:h-[88dvh] sm:max-w-[84rem]",
};

/**
 * A window above the page that keeps the focus until it closes. On a phone it rises from the bottom edge.
 * `xl` is as high as the screen allows whatever it holds, and on a phone all of the screen.
 */
export function Dialog({ size = "md", ...rest }: DialogProps & { size?: keyof typeof sizes }) {
  return (
    <Overlay
      {...rest}
      className={clsx(
        "animate-rise-in sm:inset-0 sm:m-auto sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:rounded-card",
        sizes[size],
      )}
    />
  );
}

/** A panel at the right edge, for details or filters beside the list they belong to. */
export function Sheet(props: DialogProps) {
  return <Overlay {...props} className="inset-y-0 right-0 w-full max-w-lg animate-slide-in sm:border-l" />;
}

function Overlay({
  trigger,
  open,
  onOpenChange,
  onClosed,
  closeTo,
  openerId,
  title,
  titleLang,
  initialFocus,
  description,
  tools,
  footer,
  children,
  className,
}: DialogProps & { className: string }) {
  const t = useMessages(dialogMessages);
  const focus = useReturnFocus(trigger !== undefined, { onClosed, first: initialFocus, openerId });
  const change = (next: boolean) => {
    if (!next) leaveField();
    onOpenChange?.(next);
  };
  const Place = closeTo === undefined ? AtOnce : Fragment;
  return (
    <Radix.Root open={open} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Place>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          {...focus}
          // Radix ties the title to the window by script.
          aria-label={closeTo === undefined ? undefined : title}
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={closeInnerFirst}
          className={clsx(
            "fixed z-50 flex flex-col border-line bg-card shadow-float focus:outline-none",
            className,
          )}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <header className="flex items-start gap-x-2 border-b border-line py-3 pr-3 pl-5">
            <div className="min-w-0 grow pt-2">
              <Radix.Title lang={titleLang} className="text-xl">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            {tools}
            {closeTo === undefined ? (
              <Radix.Close asChild>
                <IconButton icon={X} label={t.close} />
              </Radix.Close>
            ) : (
              <CloseLink to={closeTo} onClose={() => change(false)} />
            )}
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Place>
    </Radix.Root>
  );
}

/**
 * At the end of the document. Left alone, Radix draws what is in it only after the first effects: a form that brings
 * its own window would not find itself, and keep nothing of what is typed.
 */
function AtOnce({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return <Radix.Portal container={hydrated ? document.body : undefined}>{children}</Radix.Portal>;
}

/** Who closes a window moves on from its field: what counts only then (the last tag, a date) counts. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

/** Escape in a field that has a list open closes the list. */
function closeInnerFirst(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-list-open]")) event.preventDefault();
}

function CloseLink({ to, onClose }: { to: To; onClose: () => void }) {
  const t = useMessages(dialogMessages);
  return (
    <Link
      to={to}
      aria-label={t.close}
      className={iconButtonClass}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <X aria-hidden className="size-5" />
    </Link>
  );
}

/** A toast lies above the window: dismissing it is no press outside. */
function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
    event.preventDefault();
}

/** Wrap a button in it to close the dialog or sheet around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** Closes the dialog around it, when what it was for is done. */
export function DialogDone() {
  const t = useMessages(dialogMessages);
  return (
    <DialogClose>
      <Button className="w-full" autoFocus>
        {t.done}
      </Button>
    </DialogClose>
  );
}
