import { type ComponentProps, type FocusEvent, useEffect, useRef } from "react";
import { readablePhone, readPhone } from "#contract/core/phone-number.ts";
import { loadPhoneCheck } from "#web/lib/phone-check.ts";
import { Input } from "./input.tsx";

/**
 * The field for a phone number in every form. What was typed is shown as `+254 712 345 678` once one moves on;
 * numbers of other countries begin with `+`. Give it a label through `Field`.
 */
export function PhoneInput({
  defaultValue,
  onFocus,
  onBlur,
  ref,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "value" | "defaultValue"> & { defaultValue?: string | undefined }) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is there already may be sent without anybody turning to it.
    if (own.current?.value) void loadPhoneCheck();
  }, []);
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    void loadPhoneCheck();
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const read = readPhone(event.target.value);
    if (read) event.target.value = readablePhone(read);
    onBlur?.(event);
  };
  return (
    <Input
      autoComplete="tel"
      placeholder="0712 345 678"
      {...rest}
      ref={(input) => {
        own.current = input;
        if (typeof ref === "function") return ref(input);
        if (ref) ref.current = input;
      }}
      type="tel"
      defaultValue={defaultValue && readablePhone(defaultValue)}
      onFocus={focus}
      onBlur={leave}
    />
  );
}
