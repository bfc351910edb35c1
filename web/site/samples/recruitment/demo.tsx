import { useState } from "react";
import { Tabs } from "#web/ui/tabs.tsx";
import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";
import { Analytics } from "./analytics.tsx";
import { Candidates } from "./candidates-tab.tsx";
import { JobPostings } from "./jobs-tab.tsx";
import { Overview } from "./overview.tsx";
import { startSample } from "./sample.ts";
import { ScreeningTab } from "./screening-tab.tsx";

/** The recruitment dashboard on sample data (specification 001, section 2). */
export default function RecruitmentDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      size="xl"
      title="Recruitment Specialist AI"
      description="From application to offer, in one place."
    >
      <Dashboard />
    </SampleDialog>
  );
}

function Dashboard() {
  const [sample, setSample] = useState(() => startSample(new Date()));
  const [tab, setTab] = useState("overview");
  const views = [
    {
      value: "overview",
      label: "Overview",
      content: <Overview sample={sample} onShowCandidates={() => setTab("candidates")} />,
    },
    {
      value: "candidates",
      label: "Candidates",
      content: <Candidates sample={sample} onChange={setSample} />,
    },
    { value: "jobs", label: "Job Postings", content: <JobPostings sample={sample} onChange={setSample} /> },
    { value: "analytics", label: "Analytics", content: <Analytics sample={sample} /> },
    {
      value: "screening",
      label: "AI Screening",
      content: <ScreeningTab sample={sample} onChange={setSample} />,
    },
  ];
  return <Tabs label="Recruitment dashboard" tabs={views} value={tab} onValueChange={setTab} />;
}
