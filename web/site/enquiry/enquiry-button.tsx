import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "#web/ui/button.tsx";
import type EnquiryDialog from "./enquiry-dialog.tsx";
import type { EnquirySubject } from "./subject.ts";

const loadDialog = () => import("./enquiry-dialog.tsx");

/**
 * A button that opens the enquiry dialog, which is only loaded when somebody reaches for it. Without scripts,
 * or when it cannot be loaded, it is a link to the contact page.
 */
export function EnquiryButton({
  topic,
  solution,
  variant,
  size,
  children,
}: EnquirySubject & { variant?: ButtonVariant; size?: ButtonSize; children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof EnquiryDialog>>>();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const prepare = () => void loadDialog().catch(() => undefined);
  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari leaves the focus elsewhere when a link is pressed; the dialog gives it back to what had it.
    event.currentTarget.focus();
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded.default);
      setOpen(true);
    } catch {
      void navigate("/contact");
    }
  };
  return (
    <>
      <ButtonLink
        to="/contact"
        variant={variant}
        size={size}
        aria-haspopup="dialog"
        onClick={(event) => void show(event)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
        {solution && <span className="sr-only">: {solution}</span>}
      </ButtonLink>
      {Dialog && <Dialog topic={topic} solution={solution} open={open} onOpenChange={setOpen} />}
    </>
  );
}
