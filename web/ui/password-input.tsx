import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useMessages } from "#web/lib/language.ts";
import { controlClass } from "./input.tsx";
import { kitMessages } from "./kit.messages.ts";

/** A password field with a toggle that shows what was typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const t = useMessages(kitMessages);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input
        {...rest}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={clsx(controlClass, "h-11 pr-12", className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 noscript:hidden items-center justify-center rounded-input text-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </span>
  );
}
