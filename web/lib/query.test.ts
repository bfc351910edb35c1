import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "./query.tsx";

afterEach(() => onlineManager.setOnline(true));

it("without a connection a write is refused at once instead of waiting unseen", async () => {
  onlineManager.setOnline(false);
  const write = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  write.mutate().catch(() => {});
  await expect.poll(() => write.getCurrentResult().status).toBe("error");
});
