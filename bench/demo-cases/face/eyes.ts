import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Features } from "./features.ts";
import { oval } from "./ink.ts";

/** Eyes with brows and glasses. */
export function drawEyes(context: SKRSContext2D, { eyes, brows, glasses }: Features, hair: string) {
  for (const side of [-1, 1]) {
    context.save();
    context.translate(side * eyes.apart, eyes.y);
    context.rotate(side * -eyes.slant);
    const across = eyes.across;
    const open = across * eyes.open;
    context.save();
    context.filter = "blur(2px)";
    oval(context, 0, open + 0.05, across * 1.1, 0.06, `rgb(0 0 0 / ${0.1 + eyes.bags * 0.4})`);
    context.restore();
    const lids = () => {
      context.beginPath();
      context.moveTo(-across, 0.01);
      context.quadraticCurveTo(0, -open * 1.9, across, 0);
      context.quadraticCurveTo(0, open * 1.5, -across, 0.01);
      context.closePath();
    };
    lids();
    context.fillStyle = "#e9e2d8";
    context.fill();
    context.save();
    lids();
    context.clip();
    oval(context, 0, -open * 0.15, across * 0.48, across * 0.48, "#2b1a10");
    oval(context, 0, -open * 0.15, across * 0.24, across * 0.24, "#050403");
    oval(context, -across * 0.15, -open * 0.5, across * 0.1, across * 0.1, "#ffffff");
    context.restore();
    context.strokeStyle = "#0d0705";
    context.lineWidth = 0.035;
    context.beginPath();
    context.moveTo(-across * 1.05, 0.01);
    context.quadraticCurveTo(0, -open * 1.95, across * 1.05, 0);
    context.stroke();
    context.strokeStyle = "rgb(0 0 0 / 0.3)";
    context.lineWidth = 0.018;
    context.beginPath();
    context.moveTo(-across * 0.95, -open * 0.9);
    context.quadraticCurveTo(0, -open * 2.7, across * 1.05, -open * 0.8);
    context.stroke();
    context.restore();

    context.fillStyle = hair;
    context.beginPath();
    const y = eyes.y - brows.away;
    const inner = side * (eyes.apart - eyes.across * 1.15);
    const outer = side * (eyes.apart + eyes.across * 1.35);
    context.moveTo(inner, y + brows.tilt);
    context.quadraticCurveTo(side * eyes.apart, y - brows.thick * 1.4, outer, y + 0.06);
    context.quadraticCurveTo(side * eyes.apart, y + brows.thick * 0.5, inner, y + brows.tilt + brows.thick);
    context.fill();
    if (glasses) {
      context.strokeStyle = "#191715";
      context.lineWidth = 0.045;
      context.beginPath();
      context.roundRect(side * eyes.apart - 0.3, eyes.y - 0.2, 0.6, 0.44, 0.14);
      context.stroke();
      context.beginPath();
      context.moveTo(side * (eyes.apart + 0.3), eyes.y - 0.05);
      context.lineTo(side * 1, eyes.y - 0.08);
      context.stroke();
    }
  }
  if (glasses) {
    context.beginPath();
    context.moveTo(-eyes.apart + 0.3, eyes.y);
    context.quadraticCurveTo(0, eyes.y - 0.08, eyes.apart - 0.3, eyes.y);
    context.stroke();
  }
}
