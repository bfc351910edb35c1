import { TabLinks } from "#web/ui/tabs.tsx";

const path = "/dashboard/communications";

/** The pages of Communications. @param campaigns whether campaigns are theirs to open */
export function CommunicationTabs({ campaigns }: { campaigns: boolean }) {
  return (
    <TabLinks
      label="Communications"
      links={[
        { to: path, label: "Mail", end: true },
        { to: `${path}/sms`, label: "SMS", end: false },
        { to: `${path}/templates`, label: "Templates", end: false },
        ...(campaigns
          ? [{ to: "/dashboard/customer-experience/engagement", label: "Campaigns", end: false }]
          : []),
      ]}
    />
  );
}
