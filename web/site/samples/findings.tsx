import { clsx } from "clsx";
import { CircleCheck, CircleX } from "lucide-react";

/** One rule held against a case. */
export interface Finding {
  name: string;
  met: boolean;
  /** What was found, with its figures. */
  text: string;
}

/** Rules and what was found for each: met or not, in words, colour and icon. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="space-y-3">
      {findings.map(({ name, met, text }) => {
        const Icon = met ? CircleCheck : CircleX;
        return (
          <li key={name} className="flex items-start gap-2.5 text-sm">
            <Icon
              aria-hidden
              className={clsx("mt-0.5 size-4.5 shrink-0", met ? "text-success" : "text-danger")}
            />
            <div className="min-w-0">
              <p className="font-semibold">
                {name}
                <span className="sr-only">: {met ? "met" : "not met"}</span>
              </p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
