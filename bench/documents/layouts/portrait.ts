import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import type { Person } from "../people/person.ts";
import type { Box } from "./sheet.ts";

/** A drawn face in the place of the photograph: the person's own, where one was drawn before. */
export function drawPortrait(
  context: SKRSContext2D,
  box: Box,
  { sex, portrait }: Pick<Person, "sex" | "portrait">,
  chance: Chance,
  grey: boolean,
): void {
  if (portrait) {
    context.save();
    if (grey) context.filter = "grayscale(1)";
    context.drawImage(portrait, box.x, box.y, box.width, box.height);
    context.restore();
    return;
  }
  const tone = 14 + chance.between(0, 26);
  const skin = (light: number) => (grey ? `hsl(0 0% ${tone + light + 8}%)` : `hsl(22 42% ${tone + light}%)`);
  const cloth = grey ? `hsl(0 0% ${chance.between(20, 70)}%)` : `hsl(${chance.between(0, 359)} 40% 38%)`;
  const [wide, tall] = [box.width, box.height];
  const faceX = wide * (0.5 + 0.04 * (chance.next() - 0.5));
  const faceY = tall * 0.43;
  const faceWide = wide * (0.2 + 0.035 * chance.next());
  const faceTall = faceWide * (1.28 + 0.15 * chance.next());
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, wide, tall);
  context.clip();
  context.translate(box.x, box.y);
  context.fillStyle = grey ? "#c9c9c6" : chance.pick(["#dfe6ea", "#e9e6df", "#b9cbd9"]);
  context.fillRect(0, 0, wide, tall);

  const oval = (x: number, y: number, across: number, down: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(x, y, across, down, 0, 0, 7);
    context.fill();
  };
  const hair = grey ? "#1d1d1d" : "#15100d";
  const hairTall = sex === "female" ? 1.25 : 1.08;
  if (sex === "female" && chance.happens(0.6)) {
    oval(faceX, faceY + faceTall * 0.25, faceWide * 1.35, faceTall * 1.35, hair);
  }
  oval(faceX, tall * 1.06, wide * 0.46, tall * 0.34, cloth);
  context.fillStyle = skin(-4);
  context.fillRect(faceX - faceWide * 0.45, faceY, faceWide * 0.9, faceTall * 1.25);
  oval(faceX, faceY - faceTall * 0.32, faceWide * 1.07, faceTall * 0.78 * hairTall, hair);
  for (const side of [-1, 1]) oval(faceX + side * faceWide, faceY, faceWide * 0.16, faceTall * 0.2, skin(0));
  const light = context.createRadialGradient(
    faceX - faceWide * 0.3,
    faceY,
    faceWide * 0.2,
    faceX,
    faceY,
    faceTall,
  );
  light.addColorStop(0, skin(12));
  light.addColorStop(1, skin(-2));
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(faceX, faceY, faceWide, faceTall, 0, 0, 7);
  context.fill();
  for (const side of [-1, 1]) {
    const eye = faceX + side * faceWide * 0.42;
    oval(eye, faceY - faceTall * 0.1, faceWide * 0.17, faceTall * 0.055, "#e8e4de");
    oval(eye, faceY - faceTall * 0.1, faceWide * 0.08, faceTall * 0.055, "#120d0a");
    oval(eye, faceY - faceTall * 0.25, faceWide * 0.24, faceTall * 0.03, hair);
  }
  oval(faceX, faceY + faceTall * 0.17, faceWide * 0.2, faceTall * 0.07, skin(-7));
  oval(faceX, faceY + faceTall * 0.48, faceWide * 0.34, faceTall * 0.07, grey ? "#4a4444" : "#6b2f2c");
  context.restore();
}
