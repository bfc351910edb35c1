import { productCalls as calls } from "#contract/finance/products.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as products from "./products.service.ts";

export const productEndpoints = (platform: Platform) => [
  endpoint(calls.list, ({ actor }) => products.listProducts(platform, actor)),
  endpoint(calls.offered, ({ params }) => products.listOffered(platform, params.slug)),
  endpoint(calls.create, ({ actor, body }) => products.createProduct(platform, actor, body)),
  endpoint(calls.update, ({ actor, params, body }) =>
    products.updateProduct(platform, actor, params.id, body),
  ),
  endpoint(calls.retire, ({ actor, params, body }) =>
    products.retireProduct(platform, actor, params.id, body.lastDay),
  ),
];
