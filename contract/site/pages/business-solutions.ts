import type { PublicPage } from "../page-head.ts";

export const businessSolutionsPage = {
  name: "business-solutions",
  path: "/business-solutions",
  title: "Business Solutions",
  description:
    "Loyalty programs, shares trading, purpose savings, member acquisition, health cover and training: eight solutions for Kenyan SACCOs.",
} as const satisfies PublicPage;
