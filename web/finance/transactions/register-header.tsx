import { FileUp } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { TabLinks } from "#web/ui/tabs.tsx";
import { balancesPath, statementsPath, transactionsPath } from "./paths.ts";

/** What is above both views of the register. */
export function RegisterHeader() {
  return (
    <>
      <PageHeader
        title="Transactions"
        lead="What came in and went out by your statements. Your core banking system is not changed from here."
        actions={
          <ButtonLink to={statementsPath} icon={FileUp}>
            Import a statement
          </ButtonLink>
        }
      />
      <TabLinks
        label="Transactions"
        className="mb-5"
        links={[
          { to: transactionsPath, label: "Register", end: true },
          { to: balancesPath, label: "Balances by member", end: true },
        ]}
      />
    </>
  );
}
