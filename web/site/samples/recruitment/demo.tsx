import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";

export default function RecruitmentDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      title="Recruitment Specialist AI"
      description="From application to offer, in one place."
    >
      <p className="text-sm text-muted">The trial opens the full demo, with your own data.</p>
    </SampleDialog>
  );
}
