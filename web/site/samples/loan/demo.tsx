import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";

export default function LoanDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      title="Loan Processing AI"
      description="A loan application, appraised line by line."
    >
      <p className="text-sm text-muted">The trial opens the full demo, with your own data.</p>
    </SampleDialog>
  );
}
