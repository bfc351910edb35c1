import type { Option } from "./input.tsx";

/**
 * Codes as the choices of a `Select`, in their order.
 * @param labels what each is called in the language of the page
 */
export const optionsOf = <Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
): Option[] => codes.map((value) => ({ value, label: labels[value] }));
