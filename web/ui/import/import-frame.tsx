import type { ReactNode } from "react";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { importsPath } from "./paths.ts";

/**
 * The frame of every step of an import.
 * @param title of the page
 * @param place where it is below the imports; left out for their own page
 */
export function ImportFrame({
  title,
  lead,
  place,
  children,
}: {
  title: string;
  lead?: string;
  place?: string;
  children: ReactNode;
}) {
  const imports = { label: "Import" };
  const way = place ? [{ ...imports, to: importsPath }, { label: place }] : [imports];
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<Breadcrumb items={[{ label: "Candidates", to: "/hr-manager/candidates" }, ...way]} />}
      />
      {children}
    </>
  );
}
