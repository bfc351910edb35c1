import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import type { Box, Drawing } from "../layouts/sheet.ts";
import type { Condition, FieldName, Point, Quadrilateral } from "../truth.ts";
import { apply, bounds, cornersOf, type Mapping, moved, ontoQuadrilateral, seen } from "./geometry.ts";
import { addGrain, addScreenCells, defocused, photocopied, smaller, smeared } from "./lens.ts";
import { addFinger, addGlare, addRoomLight, addShadow, dim, type Hides } from "./light.ts";
import { strew } from "./objects.ts";
import { type Setting, settings } from "./settings.ts";
import { surfaces } from "./surfaces.ts";
import { layInto } from "./warp.ts";

export interface Shot {
  picture: Canvas;
  /** Quality for the JPEG file. */
  quality: number;
  corners: Quadrilateral;
  places: Map<FieldName, { corners: Quadrilateral; hidden: boolean }>;
}

const between = (chance: Chance, [low, high]: readonly [number, number]) =>
  low + (high - low) * chance.next();

/** Takes a picture of a document under a condition. The same chance gives the same picture. */
export function photograph(drawing: Drawing, condition: Condition, chance: Chance): Shot {
  const setting = settings[condition];
  const fair = setting.surfaces.includes("glass");
  const { scene, corners } = layOut(drawing, condition, setting, chance);
  const mapping = ontoQuadrilateral(drawing.width, drawing.height, corners);
  const sheet = drawSheet(drawing, corners);
  if (!fair) dropShadow(scene, corners, chance);
  layInto(scene, sheet.canvas, corners);
  const perUnit = edge(corners) / drawing.width;
  const hides = addLight(scene, drawing, sheet.places, mapping, condition, perUnit, chance);
  const { picture, scale } = through(scene, condition, drawing.letter * perUnit, chance);

  const toPicture = (box: Box): Quadrilateral => {
    const at = ([x, y]: Point): Point => {
      const [across, down] = apply(mapping, x, y);
      return [across * scale, down * scale];
    };
    const [a, b, c, d] = cornersOf(box.x, box.y, box.width, box.height);
    return [at(a), at(b), at(c), at(d)];
  };
  const outside: Hides = ([x, y]) => x < 0 || y < 0 || x > scene.width || y > scene.height;
  const page = drawing.page ?? { x: 0, y: 0, width: drawing.width, height: drawing.height };
  return {
    picture,
    quality: Math.round(between(chance, setting.quality)),
    corners: toPicture(page),
    places: new Map(
      [...sheet.places].map(([field, box]) => [
        field,
        { corners: toPicture(box), hidden: isHidden(box, mapping, [...hides, outside]) },
      ]),
    ),
  };
}

const edge = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quadrilateral) =>
  Math.max(Math.hypot(x1 - x0, y1 - y0), Math.hypot(x2 - x3, y2 - y3));

/** Sizes of pictures as phones and messengers make them: the longer edge. */
const longEdges = [1280, 1280, 1600, 1600, 2048, 2592] as const;

/** Chooses the picture's size and where the document lies in it, and lays the table. */
function layOut(drawing: Drawing, condition: Condition, setting: Setting, chance: Chance) {
  // A steep view is steep one way or the other; elsewhere the camera is held about straight.
  const least = condition === "perspective" ? 0.35 : 0;
  const lean = () => setting.lean * (least + (1 - least) * chance.next()) * (chance.happens(0.5) ? 1 : -1);
  const pose = { roll: setting.roll(chance), pitch: lean(), yaw: lean() };
  const shape = seen(drawing.width, drawing.height, pose);
  const box = bounds(shape);
  // Small print is photographed from nearby, and fills the glass of a scanner.
  const sheet = drawing.letter < 10;
  const fill = Math.max(sheet ? (setting.lean === 0 ? 0.97 : 0.62) : 0, between(chance, setting.fill));
  const tight = fill > 0.86 && setting.lean === 0;
  const ratio = tight ? box.width / box.height : ratioFor(box, condition, chance);
  // Letters of 13 pixels can still be read; on flat pictures they are larger.
  const letters = ((setting.surfaces.includes("glass") ? 17 : 13.5) / drawing.letter) * drawing.width;
  const scaleOf = (width: number) => fill * Math.min(width / box.width, width / ratio / box.height);
  let long: number = chance.pick(longEdges);
  if (chance.happens(0.02)) long = 4000;
  let width = Math.round(ratio > 1 ? long : long * ratio);
  width = Math.round(width * Math.max(1, letters / (edge(shape) * scaleOf(width))));
  const height = Math.round(width / ratio);
  const scale = scaleOf(width);
  const slack = { x: width - box.width * scale, y: height - box.height * scale };
  let x = slack.x * (tight ? 0.5 : chance.next()) - box.left * scale;
  const y = slack.y * (tight ? 0.5 : chance.next()) - box.top * scale;
  if (condition === "spoiled-cut") x += (chance.happens(0.5) ? 1 : -1) * (width * 0.35);

  const scene = createCanvas(width, height);
  const context = scene.getContext("2d");
  context.save();
  context.scale(width / 1000, width / 1000);
  const tall = (height / width) * 1000;
  surfaces[chance.pick(setting.surfaces)](context, tall, chance);
  strew(
    context,
    tall,
    setting.things === 0 ? 0 : chance.between(setting.things > 4 ? 3 : 0, setting.things),
    chance,
  );
  context.restore();
  return { scene, corners: moved(shape, scale, x, y) };
}

/** Width to height: phones have 4:3 either way, a scanner's page that of A4. */
function ratioFor(box: { width: number; height: number }, condition: Condition, chance: Chance): number {
  if (condition === "scan" || condition === "photocopy") return chance.happens(0.6) ? 1 / Math.SQRT2 : 4 / 3;
  const wide = box.width > box.height;
  return chance.happens(0.8) === wide ? 4 / 3 : 3 / 4;
}

/** Draws the document with about as many pixels as it takes in the picture. */
function drawSheet(drawing: Drawing, corners: Quadrilateral) {
  const scale = edge(corners) / drawing.width;
  const canvas = createCanvas(Math.round(drawing.width * scale), Math.round(drawing.height * scale));
  const context = canvas.getContext("2d");
  context.scale(canvas.width / drawing.width, canvas.height / drawing.height);
  context.beginPath();
  context.roundRect(0, 0, drawing.width, drawing.height, drawing.radius);
  context.clip();
  const places = new Map<FieldName, Box>();
  drawing.draw({ context, places });
  return { canvas, places };
}

function dropShadow(scene: Canvas, corners: Quadrilateral, chance: Chance): void {
  const context = scene.getContext("2d");
  const soft = scene.width * 0.006;
  context.save();
  context.filter = `blur(${soft}px)`;
  context.fillStyle = "rgba(0 0 0 / 0.5)";
  context.beginPath();
  const [right, down] = [soft * (2 * chance.next() - 1), soft * (0.5 + chance.next())];
  for (const [x, y] of corners) context.lineTo(x + right, y + down);
  context.fill();
  context.restore();
}

/** Light and hands over the document. @returns what they hide */
function addLight(
  scene: Canvas,
  drawing: Drawing,
  places: ReadonlyMap<FieldName, Box>,
  mapping: Mapping,
  condition: Condition,
  perUnit: number,
  chance: Chance,
): Hides[] {
  const context = scene.getContext("2d");
  const { width, height } = scene;
  if (settings[condition].lean > 0) addRoomLight(context, width, height, chance);
  const { width: across, height: down } = drawing;
  /** Light falls where it likes, mostly on what is asked for. */
  const somewhere = (): Point => {
    const place = chance.pick([...places.values()]);
    if (chance.happens(0.6)) return apply(mapping, place.x + place.width * chance.next(), place.y);
    return apply(mapping, across * (0.15 + 0.7 * chance.next()), down * (0.15 + 0.7 * chance.next()));
  };
  switch (condition) {
    case "fingers":
      return Array.from({ length: chance.between(1, 3) }, () => {
        const side = chance.pick(["left", "right", "below"]);
        const along = 0.15 + 0.75 * chance.next();
        const [x, y] =
          side === "below" ? [across * along, down] : [side === "left" ? 0 : across, down * along];
        const inward = across * (0.03 + 0.05 * chance.next());
        const [outX, outY] = side === "below" ? [0, 1] : [side === "left" ? -1 : 1, 0.25];
        const tip = apply(mapping, x - outX * inward, y - outY * inward);
        const from = apply(mapping, x + outX * across * 0.3, y + outY * across * 0.3);
        return addFinger(context, tip, from, across * 0.055 * perUnit, chance);
      });
    case "glare":
      return [addGlare(context, somewhere(), across * perUnit * (0.1 + 0.1 * chance.next()), chance)];
    case "spoiled-glare":
      return [addGlare(context, apply(mapping, across / 2, down / 2), across * perUnit * 0.62, chance)];
    case "shadow":
      addShadow(context, width, height, chance);
      return [];
    case "dim":
      dim(context, width, height, 0.24 + 0.2 * chance.next());
      return [];
    case "spoiled-dark":
      dim(context, width, height, 0.05 + 0.03 * chance.next());
      return [];
    default:
      return [];
  }
}

/** What lens, sensor and machine make of the scene. `letter` is the height of capitals in pixels. */
function through(scene: Canvas, condition: Condition, letter: number, chance: Chance) {
  let picture = scene;
  let scale = 1;
  let grain = 2 + 4 * chance.next();
  switch (condition) {
    case "defocus":
      picture = defocused(scene, letter * (0.09 + 0.06 * chance.next()));
      break;
    case "spoiled-blur":
      picture = chance.happens(0.5)
        ? defocused(scene, letter * (0.55 + 0.3 * chance.next()))
        : smeared(scene, letter * (2 + chance.next()), Math.PI * chance.next());
      break;
    case "motion":
      picture = smeared(scene, letter * (0.22 + 0.2 * chance.next()), Math.PI * chance.next());
      break;
    case "low-resolution":
      // A card is then about 480 pixels wide.
      scale = (8.8 + 1.6 * chance.next()) / letter;
      picture = smaller(scene, Math.round(scene.width * scale));
      break;
    case "dim":
    case "spoiled-dark":
      grain = 7 + 6 * chance.next();
      break;
    case "screen":
      addScreenCells(picture, chance);
      break;
    case "photocopy":
      photocopied(picture, chance);
      break;
    case "clean":
      grain = 0;
      break;
    default:
      // No lens is perfectly sharp.
      if (condition !== "scan") picture = defocused(scene, letter * 0.03);
  }
  if (grain > 0) addGrain(picture, grain, chance);
  return { picture, scale };
}

/** Hidden is a value of which more than one in sixteen parts cannot be seen. */
function isHidden(box: Box, mapping: Mapping, hides: readonly Hides[]): boolean {
  let hidden = 0;
  let points = 0;
  for (let column = 0.5; column < 12; column += 1) {
    for (const row of [0.25, 0.5, 0.75]) {
      const point = apply(mapping, box.x + (box.width * column) / 12, box.y + box.height * row);
      points += 1;
      if (hides.some((hide) => hide(point))) hidden += 1;
    }
  }
  return hidden / points > 0.06;
}
