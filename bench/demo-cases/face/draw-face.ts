import type { SKRSContext2D } from "@napi-rs/canvas";
import { drawEyes } from "./eyes.ts";
import type { Features } from "./features.ts";
import { drawHairBefore, drawHairBehind } from "./hair.ts";
import { drawHead, drawShoulders } from "./head.ts";
import type { Ink } from "./ink.ts";
import { drawMouth } from "./mouth.ts";
import { drawNose } from "./nose.ts";

/** How a picture of somebody is taken. */
export interface Pose {
  /** A part of the face's width by which nose, eyes and mouth are moved sideways: the head is turned. */
  turned: number;
  /** Of 1. */
  light: number;
  smile: number;
  cloth: string;
  ground: string;
}

/** Draws head and shoulders into a rectangle. Nobody has this face. */
export function drawFace(
  context: SKRSContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  features: Features,
  pose: Pose,
): void {
  const { skin } = features;
  const ink: Ink = (light, alpha = 1) =>
    `hsl(${skin.hue} ${skin.saturation}% ${Math.min(88, (skin.light + light) * pose.light)}% / ${alpha})`;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = pose.ground;
  context.fillRect(x, y, width, height);
  // From here on the middle of the face is 0, and half its width 1.
  const unit = Math.min(width * 0.27, height * 0.235);
  context.translate(x + width / 2, y + height * 0.47);
  context.scale(unit, unit);
  const hair = features.grey ? "hsl(30 4% 45%)" : "hsl(20 18% 8%)";
  drawHairBehind(context, features, hair);
  drawShoulders(context, features, ink, pose.cloth);
  drawHead(context, features, ink);
  context.save();
  context.translate(pose.turned, 0);
  drawEyes(context, features, hair);
  drawNose(context, features, ink);
  drawMouth(context, features, ink, pose.smile, hair);
  context.restore();
  drawHairBefore(context, features, hair);
  context.restore();
}
