import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";

export default function MarketingDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      title="Digital Marketing AI"
      description="A campaign calendar and the members each message reaches."
    >
      <p className="text-sm text-muted">The trial opens the full demo, with your own data.</p>
    </SampleDialog>
  );
}
