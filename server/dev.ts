import http from "node:http";
import { createServer } from "vite";
import type { RenderPage } from "#contract/core/rendering.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { seedDemo } from "./seed/seed.ts";

/** The product with the web's development server in front: modules as they are, reload on change. */
const config = readConfig(process.env);
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const render: RenderPage = async (request, visit) => {
  const web = (await vite.ssrLoadModule("/web/render.ts")) as { render: RenderPage };
  return web.render(request, visit);
};
const app = await createApp(config, {
  pages: { render },
  rateLimits: false,
  errorMessages: true,
  serverFactory: (handler) =>
    http.createServer((request, response) => {
      vite.middlewares(request, response, () => handler(request, response));
    }),
});
if (config.demo !== "nobody") await seedDemo(app.platform, app.domains);
await app.http.listen({ host: config.host, port: config.port });
process.stdout.write(`${config.brand.product} is developing on ${app.platform.origin}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await vite.close();
    await app.http.close();
    process.exit(0);
  });
}
