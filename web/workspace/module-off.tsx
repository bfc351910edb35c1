import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** Shown in place of the pages of a module that the organisation has switched off. @param owns who may switch it on */
export function ModuleOff({ label, owns }: { label: string; owns: boolean }) {
  return (
    <>
      <PageHeader title={label} />
      <Card padded={false}>
        <EmptyState
          title="This module is switched off"
          actions={
            <>
              <ButtonLink to="/dashboard" variant="secondary" icon={ArrowLeft}>
                Back to the overview
              </ButtonLink>
              {owns && <ButtonLink to="/dashboard/settings">Open the settings</ButtonLink>}
            </>
          }
        >
          {owns
            ? "Your organisation does not use it. Nothing in it is lost: switch it on in the settings."
            : "Your organisation does not use it. Nothing in it is lost: an owner can switch it on."}
        </EmptyState>
      </Card>
    </>
  );
}
