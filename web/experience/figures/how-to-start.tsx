import { useContext } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { newInteractionPath, surveyAddressPath } from "../interactions/paths.ts";
import { DemoContext } from "./rows-behind.ts";

/** What to do where there are no figures yet; nothing in the demo. */
export function HowToStart() {
  if (useContext(DemoContext)) return null;
  return (
    <>
      <ButtonLink to={surveyAddressPath} variant="secondary" size="sm">
        Share your survey
      </ButtonLink>
      <ButtonLink to={newInteractionPath} variant="secondary" size="sm">
        Record an interaction
      </ButtonLink>
    </>
  );
}
