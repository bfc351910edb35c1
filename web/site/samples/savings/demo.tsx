import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";

export default function SavingsDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      title="Financial Advisor AI"
      description="A member's budget and the way to a savings goal."
    >
      <p className="text-sm text-muted">The trial opens the full demo, with your own data.</p>
    </SampleDialog>
  );
}
