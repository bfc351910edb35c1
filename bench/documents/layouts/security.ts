import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import type { Look } from "./look.ts";

/** The printed ground of a card or page: tint, fine lines, a map, small words. */
export function drawGround(
  context: SKRSContext2D,
  width: number,
  height: number,
  look: Look,
  chance: Chance,
): void {
  const tint = context.createLinearGradient(0, 0, width, height * chance.next());
  tint.addColorStop(0, `hsl(${look.hue} 38% 91%)`);
  tint.addColorStop(0.5, `hsl(${look.hue + 40} 30% 94%)`);
  tint.addColorStop(1, `hsl(${look.lineHue} 34% 91%)`);
  context.fillStyle = tint;
  context.fillRect(0, 0, width, height);
  drawLines[look.lines](context, width, height, look, chance);
  drawMap(context, width * (0.45 + 0.25 * chance.next()), height * 0.52, height * 0.34, look);
  drawSmallWords(context, width, height, look);
}

const lineColour = (look: Look, shift: number, alpha: number) =>
  `hsla(${look.lineHue + shift} 50% 45% / ${alpha * look.strength})`;

const drawLines: Record<Look["lines"], typeof drawGround> = {
  waves(context, width, height, look, chance) {
    const frequency = 2 + 4 * chance.next();
    context.lineWidth = 0.9;
    for (let row = 0; row < 46; row += 1) {
      context.strokeStyle = lineColour(look, row * 2, 0.3);
      context.beginPath();
      for (let x = 0; x <= width; x += 8) {
        const at = (x / width) * Math.PI * frequency;
        const swing = Math.sin(at + row * 0.21) * 34 + Math.sin(at * 2.7 - row * 0.13) * 12;
        context.lineTo(x, (row / 45) * height + swing);
      }
      context.stroke();
    }
  },
  rosettes(context, width, height, look, chance) {
    context.lineWidth = 0.8;
    for (let flower = 0; flower < 4; flower += 1) {
      const [x, y] = [width * chance.next(), height * chance.next()];
      const size = height * (0.25 + 0.35 * chance.next());
      const petals = chance.between(5, 11);
      for (let ring = 0; ring < 10; ring += 1) {
        context.strokeStyle = lineColour(look, flower * 30 + ring * 3, 0.32);
        context.beginPath();
        for (let step = 0; step <= 140; step += 1) {
          const angle = (step / 140) * 2 * Math.PI;
          const radius = size * (0.5 + ring * 0.05 + 0.13 * Math.sin(petals * angle + ring * 0.5));
          context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        }
        context.stroke();
      }
    }
  },
  mesh(context, width, height, look, chance) {
    const step = 13 + 8 * chance.next();
    context.lineWidth = 0.7;
    for (let at = -height; at < width + height; at += step) {
      context.strokeStyle = lineColour(look, at / 9, 0.35);
      context.beginPath();
      context.moveTo(at, 0);
      context.bezierCurveTo(
        at + height * 0.5,
        height * 0.3,
        at - height * 0.2,
        height * 0.7,
        at + height * 0.6,
        height,
      );
      context.moveTo(at, height);
      context.bezierCurveTo(at + height * 0.4, height * 0.7, at, height * 0.3, at + height * 0.5, 0);
      context.stroke();
    }
  },
};

/** The outline of the country, roughly, in units of its half height. */
const outline = [
  [-0.62, -0.72],
  [-0.3, -0.98],
  [0.1, -0.8],
  [0.42, -0.86],
  [0.72, -0.7],
  [0.5, -0.42],
  [0.5, 0.28],
  [0.68, 0.46],
  [0.36, 0.74],
  [0.16, 0.98],
  [-0.16, 0.72],
  [-0.72, 0.34],
  [-0.7, 0.08],
  [-0.5, -0.26],
  [-0.74, -0.5],
] as const;

function drawMap(context: SKRSContext2D, x: number, y: number, size: number, look: Look): void {
  context.fillStyle = `hsla(${look.lineHue + 60} 45% 45% / ${0.12 * look.strength})`;
  context.beginPath();
  for (const [across, down] of outline) context.lineTo(x + across * size, y + down * size);
  context.fill();
}

function drawSmallWords(context: SKRSContext2D, width: number, height: number, look: Look): void {
  context.font = "7px arimo-400";
  context.letterSpacing = "0px";
  context.fillStyle = lineColour(look, 20, 0.4);
  const line = "REPUBLIC OF KENYA ".repeat(Math.ceil(width / 60));
  for (const y of [height * 0.235, height * 0.985]) context.fillText(line, 6, y);
}

/** A coat of arms, much simplified: a shield between two beasts over a scroll. */
export function drawArms(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.fillStyle = "#8a5a1c";
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 33, 6, 10, 32, side * 0.25, 0, 7);
    context.ellipse(side * 30, -32, 9, 11, 0, 0, 7);
    context.fill();
  }
  const bands = ["#151515", "#b21f24", "#1c6b35"];
  context.beginPath();
  context.ellipse(0, 0, 19, 40, 0, 0, 7);
  context.fillStyle = "#fff";
  context.fill();
  context.clip();
  for (const [at, band] of bands.entries()) {
    context.fillStyle = band;
    context.fillRect(-20, -36 + at * 26, 40, 20);
  }
  context.restore();
  context.fillStyle = "#c9a24a";
  context.fillRect(x - size * 0.42, y + size * 0.4, size * 0.84, size * 0.11);
  context.fillStyle = "#3a2a10";
  context.font = `${size * 0.1}px tinos-700`;
  context.letterSpacing = "0px";
  context.fillText("HARAMBEE", x - size * 0.27, y + size * 0.49);
}

export function drawFlag(context: SKRSContext2D, x: number, y: number, width: number): void {
  const height = width * 0.62;
  for (const [colour, from, tall] of [
    ["#151515", 0, 0.3],
    ["#fff", 0.3, 0.05],
    ["#b21f24", 0.35, 0.3],
    ["#fff", 0.65, 0.05],
    ["#1c6b35", 0.7, 0.3],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, y + from * height, width, tall * height);
  }
  context.fillStyle = "#b21f24";
  context.beginPath();
  context.ellipse(x + width / 2, y + height / 2, width * 0.09, height * 0.38, 0, 0, 7);
  context.fill();
}
