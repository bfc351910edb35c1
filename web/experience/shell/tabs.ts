/** Customer experience in the workspace. */
export const experiencePath = "/dashboard/customer-experience";

/** The same tabs for visitors, on the figures of the demo. */
export const demoPath = "/customer-experience-agent/demo";

/** The dashboard's tabs (specification 000, section 2): the last part of their address and what they are called. */
export const dashboardTabs = [
  { at: "", label: "Overview" },
  { at: "/engagement", label: "Engagement Hub" },
  { at: "/journey-mapping", label: "Journey Mapping" },
  { at: "/complaint-insights", label: "Complaint Insights" },
  { at: "/channel-tracker", label: "Channel Tracker" },
  { at: "/personalization", label: "Personalization" },
  { at: "/feedback-loop", label: "Feedback Loop" },
  { at: "/satisfaction-ai", label: "Satisfaction AI" },
] as const;
