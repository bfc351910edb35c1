import type { ComponentProps } from "react";

/** A field that people neither see nor reach: whatever fills it in is a program (see the contract's `website`). */
export function Honeypot(props: ComponentProps<"input">) {
  return (
    <div aria-hidden lang="en" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Website
        <input {...props} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
