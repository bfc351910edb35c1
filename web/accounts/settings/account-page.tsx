import { useMessages } from "#web/lib/language.ts";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { ownAccountMessages } from "./account.messages.ts";
import type { AccountAnswer } from "./account-answer.ts";
import type { AccountData } from "./account-data.ts";
import { DetailsSection } from "./details-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { twoFactorMessages } from "./two-factor.messages.ts";
import { TwoFactorSection } from "./two-factor-section.tsx";

/** What every signed-in person may change of their own account, below the page's heading. */
export function AccountPage({
  user,
  pendingEmail,
  twoFactor,
  sessions,
  page,
  pageSize,
  answer,
}: AccountData & { answer: AccountAnswer | undefined }) {
  const t = useMessages(ownAccountMessages);
  const twoFactorWords = useMessages(twoFactorMessages);
  return (
    <div className="space-y-5">
      <DetailsSection user={user} answer={answer} />
      <EmailSection user={user} pending={pendingEmail} answer={answer} />
      <PasswordSection email={user.email} answer={answer} />
      {twoFactor ? (
        <TwoFactorSection email={user.email} twoFactor={twoFactor} answer={answer} />
      ) : (
        <MissingPart what={twoFactorWords.missing} />
      )}
      {sessions ? (
        <SessionsSection sessions={sessions} page={page} pageSize={pageSize} answer={answer} />
      ) : (
        <MissingPart what={t.sessions} />
      )}
    </div>
  );
}
