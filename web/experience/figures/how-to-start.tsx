import { useContext } from "react";
import { saccoJoinPath } from "#contract/onboarding/addresses.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { complaintSettingsPath, newComplaintPath } from "../complaints/desk/paths.ts";
import { newInteractionPath, surveyAddressPath } from "../interactions/paths.ts";
import { DemoContext } from "./rows-behind.ts";

/** Where onboarding begins an application with somebody at the counter. */
const assistPath = "/dashboard/member-onboarding/assist";

/** What to do where there are no figures yet; nothing in the demo. */
function Start({ to, children }: { to: string; children: string }) {
  if (useContext(DemoContext)) return null;
  return (
    <ButtonLink to={to} variant="secondary" size="sm">
      {children}
    </ButtonLink>
  );
}

/** Where nobody has answered yet. */
export const ShareSurvey = () => <Start to={surveyAddressPath}>Share your survey</Start>;

/** Where nobody was in touch yet. */
export const RecordInteraction = () => <Start to={newInteractionPath}>Record an interaction</Start>;

/** Where nobody has complained yet. */
export const ShareComplaintForm = () => <Start to={complaintSettingsPath}>Share the complaint form</Start>;
export const TakeDownComplaint = () => <Start to={newComplaintPath}>Take down a complaint</Start>;

/** Where nobody has begun to join yet. @param opensApplications whether whoever looks works on applications */
export function BringApplicants({ slug, opensApplications }: { slug: string; opensApplications: boolean }) {
  return (
    <>
      <Start to={saccoJoinPath(slug)}>Open your page to join</Start>
      {opensApplications && <Start to={assistPath}>Assisted Application</Start>}
    </>
  );
}

/** Where there is neither an answer nor an interaction. */
export const HowToStart = () => (
  <>
    <ShareSurvey />
    <RecordInteraction />
  </>
);
