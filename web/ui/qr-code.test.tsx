import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

it("draws an address as squares with a name, white around them", () => {
  const markup = renderToStaticMarkup(
    <QrCode text="https://ushirika.example/capture/abc" label="On your phone" />,
  );
  expect(markup).toContain('aria-label="On your phone"');
  // The upper left square of a code lies four points from both edges.
  expect(markup).toContain("M4 4h1v1h-1z");
  expect(markup).not.toContain("M3 ");
});
