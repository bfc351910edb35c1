import { clsx } from "clsx";
import { Download } from "lucide-react";
import { type ButtonSize, buttonClass } from "./button.tsx";

/** A plain link to a file that the browser saves; it works without scripts. */
export function DownloadLink({
  href,
  size,
  className,
  children,
}: {
  href: string;
  size?: ButtonSize;
  className?: string;
  children: string;
}) {
  return (
    <a href={href} download className={clsx(buttonClass("secondary", size), className)}>
      <Download aria-hidden className="size-4.5 shrink-0" />
      {children}
    </a>
  );
}
