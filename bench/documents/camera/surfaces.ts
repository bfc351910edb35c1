import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";

/** What a document lies on. Pictures are 1000 units wide here. */
type Surface = (context: SKRSContext2D, height: number, chance: Chance) => void;

const fill = (context: SKRSContext2D, height: number, colour: string) => {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1000, height);
};

const wood: Surface = (context, height, chance) => {
  const hue = chance.between(18, 36);
  const light = chance.between(24, 62);
  fill(context, height, `hsl(${hue} 42% ${light}%)`);
  const plank = chance.between(110, 320);
  for (let grain = 0; grain < 160; grain += 1) {
    const y = height * chance.next();
    context.strokeStyle = `hsla(${hue} 45% ${light + chance.between(-14, 9)}% / ${0.25 + 0.4 * chance.next()})`;
    context.lineWidth = 0.6 + 2.2 * chance.next();
    context.beginPath();
    context.moveTo(0, y);
    context.bezierCurveTo(300, y + 14 * (chance.next() - 0.5), 700, y + 26 * (chance.next() - 0.5), 1000, y);
    context.stroke();
  }
  for (let y = plank; y < height; y += plank) {
    context.fillStyle = `hsla(${hue} 40% ${light - 18}% / 0.8)`;
    context.fillRect(0, y, 1000, 2.5);
  }
};

const cloth: Surface = (context, height, chance) => {
  const hue = chance.between(0, 359);
  fill(context, height, `hsl(${hue} 62% 38%)`);
  const step = chance.between(70, 150);
  for (let row = 0; row * step < height + step; row += 1) {
    for (let column = 0; column * step < 1000 + step; column += 1) {
      const [x, y] = [column * step + (row % 2) * (step / 2), row * step];
      for (const [at, ring] of [0.46, 0.34, 0.2, 0.09].entries()) {
        context.fillStyle = `hsl(${hue + 70 + at * 95} 66% ${34 + at * 14}%)`;
        context.beginPath();
        context.ellipse(x, y, step * ring, step * ring * (at % 2 ? 1 : 0.72), 0.6, 0, 7);
        context.fill();
      }
    }
  }
};

const desk: Surface = (context, height, chance) => {
  const light = chance.pick([88, 78, 58, 40, 22]);
  const shade = context.createLinearGradient(0, 0, 1000 * chance.next(), height);
  shade.addColorStop(0, `hsl(${chance.between(20, 220)} 8% ${light + 5}%)`);
  shade.addColorStop(1, `hsl(${chance.between(20, 220)} 8% ${light - 8}%)`);
  context.fillStyle = shade;
  context.fillRect(0, 0, 1000, height);
};

const tiles: Surface = (context, height, chance) => {
  fill(context, height, `hsl(${chance.between(20, 50)} 14% 74%)`);
  const step = chance.between(160, 330);
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < 1000; x += step) {
      context.fillStyle = `hsl(35 16% ${chance.between(68, 82)}%)`;
      context.fillRect(x + 3, y + 3, step - 6, step - 6);
    }
};

const concrete: Surface = (context, height, chance) => {
  fill(context, height, "hsl(30 6% 52%)");
  for (let speck = 0; speck < 1400; speck += 1) {
    context.fillStyle = `hsla(30 8% ${chance.between(28, 78)}% / 0.4)`;
    const size = 1 + 7 * chance.next() ** 3;
    context.fillRect(1000 * chance.next(), height * chance.next(), size, size);
  }
};

const newsWords =
  "habari za leo the committee said members will meet on date 12.03.2019 at NAIROBI number 4471823 to vote on dividends and names of officials".split(
    " ",
  );

const newspaper: Surface = (context, height, chance) => {
  fill(context, height, "#dcd7cb");
  context.fillStyle = "#37332c";
  context.letterSpacing = "0px";
  for (let column = 0; column < 4; column += 1) {
    context.font = "34px tinos-700";
    context.fillText(chance.pick(["SACCO NEWS", "BUSINESS", "COUNTY", "SPORTS"]), 20 + column * 245, 50);
    context.font = "14px tinos-400";
    for (let y = 80; y < height; y += 19) {
      const line = Array.from({ length: 6 }, () => chance.pick(newsWords)).join(" ");
      context.fillText(line.slice(0, 36), 20 + column * 245, y);
    }
  }
};

const dark: Surface = (context, height, chance) =>
  fill(context, height, `hsl(220 10% ${chance.between(5, 14)}%)`);

const monitor: Surface = (context, height) => {
  fill(context, height, "#17181b");
  context.fillStyle = "#f2f3f5";
  context.fillRect(30, 30, 940, height - 60);
  context.fillStyle = "#3d4b63";
  context.fillRect(30, 30, 940, 26);
};

/** The lid of a scanner behind the document. */
const glass: Surface = (context, height, chance) =>
  fill(context, height, `hsl(60 3% ${chance.between(94, 99)}%)`);

export const surfaces = { glass, wood, cloth, desk, tiles, concrete, newspaper, dark, monitor } as const;
export type SurfaceName = keyof typeof surfaces;
