import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { segmentsPath } from "./paths.ts";

/** Where a segment is needed and there is none: what it is for, and the way to add one. */
export function NoSegments({ children }: { children: string }) {
  return (
    <EmptyState
      title="No segments yet"
      actions={
        <ButtonLink to={segmentsPath} variant="secondary" size="sm">
          Add a segment first
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
