import type { ComponentProps } from "react";
import { controlClass } from "./input.tsx";

/** The browser's own field for files, which works without scripts. */
export function FileInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <input
      {...props}
      type="file"
      className={`${controlClass} h-auto py-2 file:mr-3 file:min-h-9 file:rounded-input file:border-0 file:bg-brand-tint file:px-3 file:font-semibold file:text-brand-ink`}
    />
  );
}
