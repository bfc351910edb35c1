import type { Config } from "@react-router/dev/config";

export default { appDirectory: "app", buildDirectory: process.env.EMPTY_PAGE_BUILD } satisfies Config;
