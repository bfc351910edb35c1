import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import type { Look } from "./look.ts";

/** What lies over the print: the pearly figure of a laminate, and the scratches of years in a purse. */
export function drawCover(
  context: SKRSContext2D,
  width: number,
  height: number,
  look: Look,
  chance: Chance,
): void {
  if (look.hologram) drawHologram(context, width, height, chance);
  for (let scratch = 0; scratch < look.scratches; scratch += 1) {
    const [x, y] = [width * chance.next(), height * chance.next()];
    context.strokeStyle = `rgba(255 255 255 / ${0.2 + 0.4 * chance.next()})`;
    context.lineWidth = 0.6 + 1.4 * chance.next();
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + width * 0.3 * (chance.next() - 0.5), y + height * 0.3 * (chance.next() - 0.5));
    context.stroke();
  }
}

function drawHologram(context: SKRSContext2D, width: number, height: number, chance: Chance): void {
  const [x, y] = [width * (0.35 + 0.5 * chance.next()), height * (0.3 + 0.4 * chance.next())];
  const size = height * (0.16 + 0.14 * chance.next());
  const pearl = context.createLinearGradient(x - size, y - size, x + size, y + size);
  for (const [at, hue] of [0, 90, 180, 270].entries()) {
    pearl.addColorStop(at / 3, `hsla(${hue} 90% 85% / 0.34)`);
  }
  context.fillStyle = pearl;
  context.beginPath();
  context.ellipse(x, y, size * 1.3, size, 0, 0, 7);
  context.fill();
  context.strokeStyle = "rgba(255 255 255 / 0.45)";
  context.lineWidth = 1.5;
  for (let ring = 1; ring < 7; ring += 1) {
    context.beginPath();
    context.ellipse(x, y, (size * 1.3 * ring) / 7, (size * ring) / 7, ring * 0.4, 0, 7);
    context.stroke();
  }
}
