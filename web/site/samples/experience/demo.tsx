import { useState } from "react";
import { Tabs } from "#web/ui/tabs.tsx";
import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";
import { FeedbackLoop } from "./feedback-loop.tsx";
import { Overview } from "./overview.tsx";
import { needsReply, startSample } from "./sample.ts";
import { Survey } from "./survey.tsx";

/** What members say: the figures, the answers they get, and the survey they are asked. */
export default function ExperienceDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      size="xl"
      title="Customer Experience AI"
      description="What members say, counted, and answered one by one."
    >
      <Dashboard />
    </SampleDialog>
  );
}

function Dashboard() {
  const [sample, setSample] = useState(startSample);
  const views = [
    { value: "overview", label: "Overview", content: <Overview sample={sample} /> },
    {
      value: "feedback",
      label: "Feedback Loop",
      count: sample.recent.filter(needsReply).length,
      content: <FeedbackLoop sample={sample} onChange={setSample} />,
    },
    { value: "survey", label: "Member survey", content: <Survey sample={sample} onChange={setSample} /> },
  ];
  return <Tabs label="Customer experience dashboard" tabs={views} />;
}
