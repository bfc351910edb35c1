/** Public pages that search engines should know, besides the jobs. Only pages that exist stand here. */
export const publicPaths = [
  "/",
  "/agents",
  "/member-onboarding-agent",
  "/customer-experience-agent",
  "/recruitment-specialist-agent",
  "/loan-processing-agent",
  "/sales-automation-agent",
  "/financial-advisor-agent",
  "/digital-marketing-agent",
  "/business-solutions",
  "/contact",
  "/resources",
  "/jobs",
  "/terms",
  "/privacy",
] as const;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** The sitemap of the addresses, which are absolute (sitemaps.org protocol 0.9). */
export function sitemapXml(addresses: readonly string[]): string {
  const urls = addresses.map(
    (address) => `  <url><loc>${address.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** What crawlers may read: everything public, none of the calls or the pages behind a sign-in. */
export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/resources/",
    "Disallow: /api/",
    "Disallow: /dev/",
    "Disallow: /dashboard",
    "Disallow: /analytics",
    "Disallow: /hr-manager",
    "Disallow: /jobs/dashboard",
    "Disallow: /jobs/applications",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
