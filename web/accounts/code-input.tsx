import { type ComponentProps, useEffect, useRef } from "react";
import { Input } from "#web/ui/input.tsx";

/** A code of the authenticator app, or a backup code, which has letters as well. Takes the focus when it is asked for. */
export function CodeInput(props: Omit<ComponentProps<typeof Input>, "ref">) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Input
      {...props}
      ref={input}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="max-w-60 font-mono"
    />
  );
}
