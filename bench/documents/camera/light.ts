import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import type { Point } from "../truth.ts";

/** Whether a point of the picture is hidden. */
export type Hides = (point: Point) => boolean;

/** A lamp mirrored in the laminate: an ellipse that fades outwards. @returns what it hides */
export function addGlare(context: SKRSContext2D, centre: Point, size: number, chance: Chance): Hides {
  const turn = Math.PI * chance.next();
  const flat = 0.35 + 0.5 * chance.next();
  context.save();
  context.translate(centre[0], centre[1]);
  context.rotate(turn);
  context.scale(1, flat);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, size);
  light.addColorStop(0, "rgba(255 255 250 / 1)");
  light.addColorStop(0.45, "rgba(255 255 250 / 0.94)");
  light.addColorStop(0.7, "rgba(255 255 250 / 0.4)");
  light.addColorStop(1, "rgba(255 255 250 / 0)");
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(0, 0, size, size, 0, 0, 7);
  context.fill();
  context.restore();
  return ([x, y]) => {
    const [across, down] = [x - centre[0], y - centre[1]];
    const along = across * Math.cos(turn) + down * Math.sin(turn);
    const upright = (down * Math.cos(turn) - across * Math.sin(turn)) / flat;
    return Math.hypot(along, upright) < 0.62 * size;
  };
}

/** The shadow of a hand or a head with a soft edge. */
export function addShadow(context: SKRSContext2D, width: number, height: number, chance: Chance): void {
  const darkness = 0.35 + 0.3 * chance.next();
  context.save();
  context.filter = `blur(${Math.round(width * (0.008 + 0.03 * chance.next()))}px)`;
  context.fillStyle = `rgba(8 6 14 / ${darkness})`;
  context.beginPath();
  const edge = width * (0.25 + 0.5 * chance.next());
  context.moveTo(-width * 0.2, -height * 0.2);
  context.lineTo(edge, -height * 0.2);
  context.bezierCurveTo(
    edge * 1.3,
    height * 0.3,
    edge * 0.5,
    height * 0.6,
    edge * (0.5 + chance.next()),
    height * 1.2,
  );
  context.lineTo(-width * 0.2, height * 1.2);
  context.fill();
  context.restore();
}

/** Uneven light of a room, and what it does to colours. */
export function addRoomLight(context: SKRSContext2D, width: number, height: number, chance: Chance): void {
  context.save();
  context.globalCompositeOperation = "multiply";
  const light = context.createLinearGradient(width * chance.next(), 0, width * chance.next(), height);
  const warm = chance.pick(["255 250 240", "255 240 215", "240 246 255", "248 255 248"]);
  light.addColorStop(0, `rgb(${warm})`);
  const low = chance.between(190, 235);
  light.addColorStop(1, `rgb(${low} ${low} ${low})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Takes light away, evenly. */
export function dim(context: SKRSContext2D, width: number, height: number, left: number): void {
  context.save();
  context.globalCompositeOperation = "multiply";
  const level = Math.round(255 * left);
  context.fillStyle = `rgb(${level} ${Math.round(level * 0.94)} ${Math.round(level * 0.84)})`;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** A finger that holds the document at a point of its edge. @returns what it hides */
export function addFinger(
  context: SKRSContext2D,
  tip: Point,
  from: Point,
  thick: number,
  chance: Chance,
): Hides {
  const tone = chance.between(22, 46);
  const [dx, dy] = [from[0] - tip[0], from[1] - tip[1]];
  const length = Math.hypot(dx, dy);
  context.save();
  context.translate(tip[0], tip[1]);
  context.rotate(Math.atan2(dy, dx));
  const skin = context.createLinearGradient(0, -thick, 0, thick);
  skin.addColorStop(0, `hsl(22 40% ${tone - 9}%)`);
  skin.addColorStop(0.4, `hsl(22 42% ${tone + 6}%)`);
  skin.addColorStop(1, `hsl(22 42% ${tone - 12}%)`);
  context.shadowColor = "rgba(0 0 0 / 0.55)";
  context.shadowBlur = thick * 0.4;
  context.fillStyle = skin;
  context.beginPath();
  context.roundRect(-thick * 0.6, -thick, length + thick * 4, thick * 2, thick);
  context.fill();
  context.shadowBlur = 0;
  context.fillStyle = `hsl(16 36% ${tone + 24}%)`;
  context.beginPath();
  context.ellipse(thick * 0.25, 0, thick * 0.55, thick * 0.6, 0, 0, 7);
  context.fill();
  context.restore();
  return ([x, y]) => {
    const along = Math.max(0, Math.min(1, ((x - tip[0]) * dx + (y - tip[1]) * dy) / (length * length)));
    return Math.hypot(x - tip[0] - along * dx, y - tip[1] - along * dy) < thick * 1.08;
  };
}
