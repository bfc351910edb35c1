import { isbot } from "isbot";
import { resourceCalls, workbookPreview } from "#contract/site/resources.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ResourceLibrary } from "./resource-library.ts";
import { downloadResource, listResources, previewResource } from "./resources.service.ts";

export function resourceEndpoints(platform: Platform, library: ResourceLibrary) {
  return [
    endpoint(resourceCalls.list, () => listResources(platform, library)),
    endpoint(resourceCalls.preview, async ({ params }) => {
      const { preview, bytes, contentType, fileName } = await previewResource(library, params.id);
      if (preview) {
        return {
          bytes: Buffer.from(JSON.stringify(workbookPreview.parse(preview))),
          contentType: "application/json; charset=utf-8",
          name: `${fileName}.json`,
        };
      }
      return { bytes, contentType, name: fileName };
    }),
    endpoint(resourceCalls.file, async ({ params, request }) => {
      const takes = request.method === "GET" && !isbot(request.headers["user-agent"]);
      const { bytes, contentType, fileName } = await downloadResource(platform, library, params.id, takes);
      return { bytes, contentType, name: fileName, attachment: true };
    }),
  ];
}
