import { useContext } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { complaintSettingsPath, newComplaintPath } from "../complaints/desk/paths.ts";
import { newInteractionPath, surveyAddressPath } from "../interactions/paths.ts";
import { DemoContext } from "./rows-behind.ts";

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

/** Where there is neither an answer nor an interaction. */
export const HowToStart = () => (
  <>
    <ShareSurvey />
    <RecordInteraction />
  </>
);
