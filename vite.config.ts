import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server build exports one function, the page renderer of contract/core/rendering.ts.
    ssr: { build: { rollupOptions: { input: "./web/render.ts" } } },
  },
});
