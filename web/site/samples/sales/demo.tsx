import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";

export default function SalesDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      title="Sales Automation AI"
      description="Prospects, ranked by how ready they are to join."
    >
      <p className="text-sm text-muted">The trial opens the full demo, with your own data.</p>
    </SampleDialog>
  );
}
