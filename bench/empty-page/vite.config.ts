import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // The build lands outside the project, where it finds no packages: it carries them along.
  environments: { ssr: { resolve: { noExternal: true } } },
  logLevel: "error",
});
