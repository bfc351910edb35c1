import { pageIn } from "#contract/site/page-head.ts";
import { publicPages } from "#contract/site/pages.ts";
import { pictureCalls } from "#contract/site/pictures.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Sharing pictures of the public pages, and the logo. */
export function pictureEndpoints({ config, pictures }: Platform) {
  return [
    endpoint(pictureCalls.page, async ({ params, query }) => {
      const { title, description } = pageIn(query.language, publicPages[params.name]);
      return pictures.card({
        product: config.brand.product,
        eyebrow: "",
        title,
        text: description,
        facts: [],
      });
    }),
    endpoint(pictureCalls.logo, async () => pictures.logo()),
  ];
}
