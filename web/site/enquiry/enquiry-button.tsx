import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#web/lib/language.ts";
import { useDialogOnDemand } from "#web/lib/on-demand.ts";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "#web/ui/button.tsx";
import { subjectTitles } from "./subject.messages.ts";
import { contactPath, type EnquirySubject } from "./subject.ts";

const loadDialog = () => import("./enquiry-dialog.tsx");

/**
 * A button that opens the enquiry dialog, which is only loaded when somebody reaches for it. Without scripts,
 * or when it cannot be loaded, it is a link to the contact page, which then knows the subject.
 */
export function EnquiryButton({
  topic,
  solution,
  variant,
  size,
  children,
}: EnquirySubject & { variant?: ButtonVariant; size?: ButtonSize; children: ReactNode }) {
  const navigate = useNavigate();
  const contact = contactPath({ topic, solution }, useMessages(subjectTitles));
  const { View, trigger, dialog } = useDialogOnDemand(loadDialog, () => void navigate(contact));
  return (
    <>
      <ButtonLink to={contact} variant={variant} size={size} {...trigger}>
        {children}
        {solution && <span className="sr-only">: {solution}</span>}
      </ButtonLink>
      {View && <View topic={topic} solution={solution} {...dialog} />}
    </>
  );
}
