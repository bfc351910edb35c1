import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import { Weave } from "#web/ui/weave.tsx";

/** The page of one account form: a narrow card in the middle with its heading, and links below it. */
export function AccountFrame({
  title,
  lead,
  below,
  children,
}: {
  title: string;
  lead?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grow bg-sand">
      <div className="column flex max-w-lg flex-col py-8 sm:py-14">
        <Card padded={false} className="overflow-hidden">
          <Weave />
          <div className="p-5 sm:p-8">
            <h1 className="text-3xl">{title}</h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
            <div className="mt-6">{children}</div>
          </div>
        </Card>
        {below && <div className="mt-5 space-y-1 text-center text-sm">{below}</div>}
      </div>
    </div>
  );
}
