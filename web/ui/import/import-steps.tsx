import { Stepper } from "../stepper.tsx";

const steps = ["Upload", "Columns", "Check", "Import"] as const;

/** Where one is on the way from a file to what is made of it. */
export function ImportSteps({ current }: { current: (typeof steps)[number] }) {
  return <Stepper steps={steps} current={steps.indexOf(current) + 1} className="mb-6" />;
}
