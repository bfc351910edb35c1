import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** Shown where a module will be. */
export function ComingSoon({ label, description }: { label: string; description: string }) {
  return (
    <>
      <PageHeader title={label} lead={description} />
      <Card padded={false}>
        <EmptyState
          title="Module Coming Soon"
          actions={
            <ButtonLink to="/dashboard" variant="secondary" icon={ArrowLeft}>
              Back to the overview
            </ButtonLink>
          }
        >
          We are building this module. It will open here by itself; there is nothing to install.
        </EmptyState>
      </Card>
    </>
  );
}
