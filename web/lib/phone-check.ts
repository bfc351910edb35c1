import { checkPhonesWith } from "#contract/core/phone-number.ts";

let loading: Promise<void> | undefined;

/**
 * Fetches the numbering plans of all countries, some 50 kB, so that a wrong number is seen before it is sent. Where
 * they do not come, the server says it.
 */
export function loadPhoneCheck(): Promise<void> {
  loading ??= import("libphonenumber-js/max").then(
    ({ parsePhoneNumberFromString }) => checkPhonesWith(parsePhoneNumberFromString),
    () => {
      loading = undefined;
    },
  );
  return loading;
}
