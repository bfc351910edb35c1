import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The chart library asks for one function of a package that is not otherwise needed.
  resolve: { alias: { "react-is": path.join(import.meta.dirname, "web/lib/react-is.ts") } },
  environments: {
    // The server build exports one function, the page renderer of contract/core/rendering.ts.
    ssr: { build: { rollupOptions: { input: "./web/render.ts" } } },
  },
});
