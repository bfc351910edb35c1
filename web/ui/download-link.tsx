import { clsx } from "clsx";
import { Download } from "lucide-react";
import { type ButtonSize, buttonClass } from "./button.tsx";

/** A plain link to a file that the browser saves; it works without scripts. */
export function DownloadLink({
  href,
  size,
  className,
  labelClass,
  children,
}: {
  href: string;
  size?: ButtonSize;
  className?: string;
  /** For a place that at times has no room for the words, as `xl:sr-only`. */
  labelClass?: string;
  children: string;
}) {
  return (
    <a
      href={href}
      download
      title={labelClass && children}
      className={clsx(buttonClass("secondary", size), className)}
    >
      <Download aria-hidden className="size-4.5 shrink-0" />
      <span className={labelClass}>{children}</span>
    </a>
  );
}
