import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { slimIcons } from "./tools/browser/icons.ts";
import { valuesOfModules } from "./tools/browser/values.ts";
import { languageFiles } from "./tools/languages/language-files.ts";

export default defineConfig({
  // Icons with addresses that browsers and phones ask for by name; drawn from web/site/favicon.svg.
  publicDir: "web/public",
  plugins: [slimIcons(), valuesOfModules(), tailwindcss(), reactRouter(), languageFiles()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A page is made of many small parts, and each file of its own costs a phone time to set up. What
              // every page loads is therefore one file beside React's, and what most pages share another
              // (docs/decisions/012-page-speed.md).
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 4,
                },
                { name: "frame", test: /[\\/]web[\\/](root|entry\.client)\.tsx/, priority: 3 },
                { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 4, priority: 2 },
                // Only pages that check a form's schema load it: it tries `Function`, which our policy reports.
                { name: "schemas", test: /node_modules[\\/](zod|@hookform)[\\/]/, priority: 2 },
                {
                  name: "parts",
                  // Not what lists are made of, many as they are: it checks addresses by such a schema.
                  test: /[\\/](web[\\/](?!ui[\\/](list|import)[\\/]|ui[\\/]sort-link|lib[\\/]list-state)|node_modules[\\/])/,
                  minShareCount: 25,
                  maxModuleSize: 4000,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The server build exports one function, the page renderer of contract/core/rendering.ts.
    // Icons too are made by our plugins: server and browser draw them alike.
    ssr: {
      resolve: { noExternal: ["lucide-react"] },
      build: { rollupOptions: { input: "./web/render.ts" } },
    },
  },
});
