import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "#web/ui/button.tsx";
import type { EnquirySubject } from "./subject.ts";

const loadDialog = () => import("./enquiry-dialog.tsx");
const EnquiryDialog = lazy(loadDialog);

/**
 * A button that opens the enquiry dialog, which is only loaded when somebody reaches for it. Without scripts
 * it is a link to the contact page.
 */
export function EnquiryButton({
  topic,
  solution,
  variant,
  size,
  children,
}: EnquirySubject & { variant?: ButtonVariant; size?: ButtonSize; children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink
        to="/contact"
        variant={variant}
        size={size}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {children}
        {solution && <span className="sr-only">: {solution}</span>}
      </ButtonLink>
      {wanted && (
        <Suspense>
          <EnquiryDialog topic={topic} solution={solution} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
