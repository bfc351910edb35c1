import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchEarlyInput } from "./lib/early-input.ts";
import { documentLanguage, LanguageContext } from "./lib/language.ts";

// Before React takes the page over: from then on it would put its own first values in place.
watchEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={documentLanguage()}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  );
});
