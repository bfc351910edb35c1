import type { Look } from "./look.ts";
import type { Drawing } from "./sheet.ts";
import { write } from "./sheet.ts";

const request = [
  "These are to request and require in the name of the",
  "President of the Republic of Kenya all those whom it may",
  "concern to allow the bearer to pass freely without let or",
  "hindrance and to afford the bearer every assistance and",
  "protection of which the bearer may stand in need.",
];

/** A passport lies open: the page before the data page is seen above it. */
export function openBooklet(drawing: Drawing, look: Look): Drawing {
  const { width, height } = drawing;
  return {
    ...drawing,
    height: 2 * height,
    page: { x: 0, y: height, width, height },
    draw(sheet) {
      const { context } = sheet;
      context.fillStyle = `hsl(${look.hue} 24% 93%)`;
      context.fillRect(0, 0, width, height);
      const style = { font: look.typefaces.label, size: 34, colour: look.labelInk, most: width - 200 };
      for (const [row, line] of request.entries()) write(sheet, line, 110, 260 + row * 62, style);
      write(sheet, "This passport contains 34 pages", 110, 790, { ...style, size: 26 });
      context.save();
      context.translate(0, height);
      drawing.draw(sheet);
      context.restore();
      for (const [field, box] of sheet.places) sheet.places.set(field, { ...box, y: box.y + height });
      const fold = context.createLinearGradient(0, height - 34, 0, height + 34);
      fold.addColorStop(0, "rgba(0 0 0 / 0)");
      fold.addColorStop(0.5, "rgba(0 0 0 / 0.35)");
      fold.addColorStop(1, "rgba(0 0 0 / 0)");
      context.fillStyle = fold;
      context.fillRect(0, height - 34, width, 68);
    },
  };
}
