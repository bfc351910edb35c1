import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";

export default function ExperienceDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      title="Customer Experience AI"
      description="What members say, counted and followed up."
    >
      <p className="text-sm text-muted">The trial opens the full demo, with your own data.</p>
    </SampleDialog>
  );
}
