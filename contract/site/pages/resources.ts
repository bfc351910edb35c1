import type { PublicPage } from "../page-head.ts";

export const resourcesPage = {
  name: "resources",
  path: "/resources",
  title: "Resource Centre",
  description:
    "Free guides and working spreadsheets for Kenyan SACCOs: management, finance, SASRA compliance and training. Preview or download.",
} as const satisfies PublicPage;
