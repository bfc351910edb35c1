import type { ReactNode } from "react";
import { Breadcrumb } from "../breadcrumb.tsx";
import { PageHeader } from "../page-header.tsx";
import { type ImportDesk, wordsOf } from "./import-desk.ts";

/**
 * The frame of every step of an import.
 * @param title of the page
 * @param place where it is below the imports; left out for their own page
 */
export function ImportFrame({
  desk,
  title,
  lead,
  place,
  children,
}: {
  desk: ImportDesk;
  title: string;
  lead?: string;
  place?: string;
  children: ReactNode;
}) {
  const imports = { label: wordsOf(desk).imports };
  const way = place ? [{ ...imports, to: desk.path }, { label: place }] : [imports];
  return (
    <>
      <PageHeader title={title} lead={lead} breadcrumb={<Breadcrumb items={[desk.list, ...way]} />} />
      {children}
    </>
  );
}
