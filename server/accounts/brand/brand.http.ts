import { brandCalls } from "#contract/accounts/brand.calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { logoPicture, ownBrand, publicBrand, removeLogo, saveBrand, saveLogo } from "./brand.service.ts";

export function brandEndpoints(platform: Platform) {
  return [
    endpoint(brandCalls.ofSacco, ({ params }) => publicBrand(platform, params.slug)),
    endpoint(brandCalls.logo, ({ params }) => logoPicture(platform, params.slug)),
    endpoint(brandCalls.get, ({ actor }) => ownBrand(platform, actor)),
    endpoint(brandCalls.save, ({ actor, body }) => saveBrand(platform, actor, body)),
    endpoint(brandCalls.saveLogo, ({ actor, files }) => {
      if (!files.logo) throw new CodedError("validation");
      return saveLogo(platform, actor, files.logo);
    }),
    endpoint(brandCalls.removeLogo, ({ actor }) => removeLogo(platform, actor)),
  ];
}
