import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Sends the link once more that verifies the person's address. */
export function useSendVerification() {
  return useMutation({ mutationFn: () => api.auth.sendVerification() });
}
