import { CircleCheck, CircleX, Clock, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#web/lib/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FilterLinks } from "#web/ui/filter-links.tsx";
import { Gauge } from "#web/ui/gauge.tsx";
import { alone, GroupedTabs } from "#web/ui/grouped-tabs.tsx";
import { LinkedTabs } from "#web/ui/linked-tabs.tsx";
import { Meter, Progress, StageProgress } from "#web/ui/progress.tsx";
import { SettingsFrame } from "#web/ui/settings-frame.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { TabLinks, Tabs } from "#web/ui/tabs.tsx";
import { Timeline } from "#web/ui/timeline.tsx";
import { WorkProgress } from "#web/ui/work/work-progress.tsx";
import { OnPress, Part, Row, Sample } from "./sample.tsx";

const workingText = ({ percent }: { percent: number }) => `Reading row ${percent} of 100`;

interface Applicant {
  name: string;
  job: string;
  score: number;
  stage: number;
  applied: string;
}

const applicants: readonly Applicant[] = [
  { name: "Brian Otieno", job: "Loan Officer", score: 86, stage: 3, applied: "2026-11-03" },
  {
    name: "Grace Wanjiku Mwangi-Kamau wa Nyandarua",
    job: "Branch Manager",
    score: 82,
    stage: 5,
    applied: "2026-11-02",
  },
  { name: "Amina Hassan", job: "Accountant", score: 9, stage: 1, applied: "2026-10-30" },
];

const columns: readonly Column<Applicant>[] = [
  {
    key: "name",
    header: "Candidate",
    cell: (row) => row.name,
    sort: { to: "?sort=-name", direction: "ascending" },
  },
  { key: "job", header: "Job", cell: (row) => row.job },
  {
    key: "score",
    header: "Match",
    numeric: true,
    cell: (row) => `${row.score}%`,
    sort: { to: "?sort=-score" },
  },
  { key: "status", header: "Status", cell: () => <Badge tone="info">Interview</Badge> },
  { key: "stage", header: "Stage", cell: (row) => <StageProgress current={row.stage} total={6} /> },
  { key: "applied", header: "Applied", cell: (row) => formatDate(row.applied) },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: () => (
      <Button size="sm" variant="secondary">
        View Details
      </Button>
    ),
  },
];

export function Data() {
  return (
    <Part title="Data">
      <Metrics />
      <Sample name="FilterLinks and Table">
        <FilterLinks
          label="Which applicants"
          className="mb-4"
          links={[
            { label: "All", count: 1247, to: "?", current: true },
            { label: "Shortlisted", count: 12, to: "?group=shortlisted", current: false },
          ]}
        />
        <Table
          caption="Applicants"
          columns={columns}
          rows={applicants}
          rowKey={(row) => row.name}
          empty="None"
        />
      </Sample>
      <Paths />
      <Sample name="Disclosure">
        <Disclosure label="Details that few need">
          <p className="text-sm text-muted">Folded away until somebody asks.</p>
        </Disclosure>
      </Sample>
      <Sample name="SettingsFrame: each domain brings its area and, on its page, its sections">
        <OnPress label="Show the settings of a domain">
          <SettingsFrame
            title="Recruitment settings"
            lead="Email templates and the usual stages."
            areas={[
              { group: "Organisation", label: "Team and modules", to: "/dashboard/settings" },
              { group: "Recruitment", label: "Templates and stages", to: "/dev/kit" },
              { group: "Recruitment", label: "Retention", to: "/hr-manager/settings/retention" },
            ]}
          >
            <Section title="Email templates">Four of them.</Section>
          </SettingsFrame>
        </OnPress>
      </Sample>
      <Sample name="Tabs, GroupedTabs, LinkedTabs and TabLinks, Breadcrumb">
        <Views />
      </Sample>
    </Part>
  );
}

function Metrics() {
  return (
    <>
      <Sample name="Stat">
        <StatGroup>
          <Stat label="Total Applications" value="247" note="+12% this week" tone="success" />
          <Stat label="Active Jobs" value="18" note="6 departments" />
          <Stat label="Pending Interviews" value="15" note="4 this week" tone="warning" />
          <Stat label="NPS" value={null} note="No answers yet" />
        </StatGroup>
      </Sample>
      <Sample name="Badge, Avatar">
        <Row>
          <Badge icon={Clock}>Submitted</Badge>
          <Badge tone="brand">Required</Badge>
          <Badge tone="info" icon={MessagesSquare}>
            Interview
          </Badge>
          <Badge tone="warning">Screening</Badge>
          <Badge tone="success" icon={CircleCheck}>
            Accepted
          </Badge>
          <Badge tone="danger" icon={CircleX}>
            Rejected
          </Badge>
          <Avatar name="Wanjiku Mwangi" />
        </Row>
      </Sample>
      <Sample name="Progress, Meter, StageProgress">
        <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
          <Progress label="Reading your CV" value={70} showValue />
          <Progress label="Waiting for the registry" showValue />
          <Meter label="Skills" value={86} tone="success" />
          <Meter label="Experience" value={41} tone="warning" />
          <StageProgress current={3} total={6} />
        </div>
      </Sample>
      <Sample name="WorkProgress: what a long work on a file is doing, as useWork tells it">
        <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
          <WorkProgress
            label="Reading your resume"
            work={{ doing: "sending", sent: 1_258_291, total: 5_033_164 }}
            shown={10}
            working={workingText}
          />
          <WorkProgress
            label="Reading your resume"
            work={{ doing: "working", progress: { percent: 64 } }}
            shown={70}
            working={workingText}
          />
        </div>
      </Sample>
      <Sample name="Gauge">
        <Row>
          <Gauge label="Net promoter score" value={78} min={-100} max={100} />
          <Gauge label="Net promoter score" value={-12} min={-100} max={100} />
        </Row>
      </Sample>
    </>
  );
}

function Paths() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Section title="Timeline" description="Loan Officer, Umoja SACCO" actions={<Badge>Section</Badge>}>
        <Timeline
          items={[
            {
              title: "Application Review",
              state: "completed",
              when: "3 Nov 2026",
              description: "We read it.",
            },
            { title: "HR Screening", state: "current", when: "about 3 days", description: "A short call." },
            { title: "Technical Interview", state: "pending" },
            { title: "Decision", state: "pending" },
          ]}
        />
      </Section>
      <Section title="Description list">
        <DescriptionList
          columns={2}
          items={[
            { term: "Phone", value: "+254 700 000 001" },
            { term: "Location", value: "Nakuru" },
            { term: "Expected salary", value: "KSh 80,000 - 120,000" },
            { term: "Additional information", value: null },
          ]}
        />
      </Section>
    </div>
  );
}

function Groups() {
  const [part, setPart] = useState("overview");
  const text = (name: string) => <p className="text-sm text-muted">{name}: what this part holds.</p>;
  return (
    <GroupedTabs
      label="Parts of an application"
      value={part}
      onValueChange={setPart}
      groups={[
        alone("overview", "Overview", text("Overview")),
        {
          label: "CV & answers",
          parts: [
            { value: "cv", label: "CV", content: text("CV") },
            { value: "sent", label: "Answers", content: text("Answers") },
          ],
        },
        alone("history", "History", text("History"), 4),
      ]}
    />
  );
}

function Views() {
  return (
    <div id="periods" className="space-y-6">
      <Breadcrumb items={[{ label: "Open positions", to: "/jobs" }, { label: "Loan Officer" }]} />
      <Tabs
        label="Pillars"
        tabs={["Acquire", "Retain", "Interact", "Reward"].map((name) => ({
          value: name,
          label: name,
          count: name === "Retain" ? 12 : undefined,
          content: <p className="text-sm text-muted">{name}: what this tab holds.</p>,
        }))}
      />
      <Groups />
      <LinkedTabs
        label="Periods"
        param="period"
        anchor="periods"
        tabs={[
          {
            value: "week",
            label: "Week",
            content: <p className="text-sm text-muted">Also without scripts.</p>,
          },
          { value: "year", label: "Year", content: <p className="text-sm text-muted">?period=year</p> },
        ]}
      />
      <TabLinks
        label="Sections"
        links={[
          { to: "/dev/kit", label: "Dashboard", end: true },
          { to: "/hr-manager/applications", label: "Applications", count: 247 },
          { to: "/hr-manager/jobs", label: "Jobs" },
        ]}
      />
    </div>
  );
}
