import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";
import { handwriting } from "../fonts.ts";

/** Something else on the table, drawn around the origin; pictures are 1000 units wide. */
type Thing = (context: SKRSContext2D, chance: Chance) => void;

const receipt: Thing = (context, chance) => {
  context.fillStyle = "#f4f1ea";
  context.fillRect(-130, -190, 260, 380);
  context.fillStyle = "#3b3b3f";
  context.letterSpacing = "0px";
  context.font = "22px arimo-700";
  context.fillText(chance.pick(["CASH SALE", "INVOICE", "RECEIPT", "DELIVERY NOTE"]), -110, -150);
  context.font = "15px cousine-400";
  const lines = [
    "No. 0048213",
    "DATE: 04.07.2023",
    "NAME: DUKA LA MAMA",
    "SUGAR 2KG   320.00",
    "UNGA 4KG    410.00",
  ];
  for (const [row, line] of [...lines, "TOTAL       730.00", "ASANTE SANA"].entries()) {
    context.fillText(line, -110, -110 + row * 34);
  }
};

const note: Thing = (context, chance) => {
  context.fillStyle = chance.pick(["#f3e27a", "#f7f7f2"]);
  context.fillRect(-120, -120, 240, 240);
  context.fillStyle = "#23347a";
  context.letterSpacing = "0px";
  context.font = `38px ${handwriting.note}`;
  for (const [row, line] of ["Leta ID", "na KRA PIN", "kesho 9 am"].entries()) {
    context.fillText(line, -100, -50 + row * 54);
  }
};

const pen: Thing = (context, chance) => {
  context.fillStyle = chance.pick(["#1b3f9c", "#111", "#b3202a", "#e8e8e8"]);
  context.beginPath();
  context.roundRect(-150, -8, 270, 16, 8);
  context.fill();
  context.fillStyle = "#c8c8c8";
  context.fillRect(120, -4, 34, 8);
};

const coin: Thing = (context, chance) => {
  const metal = chance.pick(["#b9b4a8", "#b98d4a"]);
  for (const [radius, colour] of [
    [30, "#6f6a60"],
    [28, metal],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(0, 0, radius, radius, 0, 0, 7);
    context.fill();
  }
  context.fillStyle = "#5d584e";
  context.font = "26px arimo-700";
  context.fillText(chance.pick(["10", "20", "5"]), -14, 10);
};

const phone: Thing = (context) => {
  context.fillStyle = "#0e0f12";
  context.beginPath();
  context.roundRect(-75, -150, 150, 300, 20);
  context.fill();
  context.fillStyle = "#26303d";
  context.fillRect(-66, -132, 132, 264);
};

const cup: Thing = (context) => {
  for (const [radius, colour] of [
    [74, "#f1eee8"],
    [62, "#d8d2c8"],
    [55, "#5a3418"],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(0, 0, radius, radius, 0, 0, 7);
    context.fill();
  }
};

/** A bank's card: its letters must not be taken for those of the document. */
const otherCard: Thing = (context, chance) => {
  context.fillStyle = chance.pick(["#0f5c43", "#1d2b53", "#7a1f2b"]);
  context.beginPath();
  context.roundRect(-150, -95, 300, 190, 14);
  context.fill();
  context.fillStyle = "#f2efe6";
  context.font = "20px arimo-700";
  context.letterSpacing = "0px";
  context.fillText("MFANO SACCO", -130, -58);
  context.font = "21px cousine-700";
  context.fillText("4000 1234 5678 9010", -130, 20);
  context.font = "15px cousine-400";
  context.fillText("VALID THRU 09/27", -130, 60);
};

const things: readonly Thing[] = [receipt, receipt, note, pen, coin, coin, phone, cup, otherCard];

/** Strews things over a table; the document is laid on them afterwards. */
export function strew(context: SKRSContext2D, height: number, count: number, chance: Chance): void {
  for (let thing = 0; thing < count; thing += 1) {
    context.save();
    // Near the edges: in the middle the document hides them.
    const angle = 2 * Math.PI * chance.next();
    context.translate(500 + 470 * Math.cos(angle), height / 2 + 0.47 * height * Math.sin(angle));
    context.rotate(2 * Math.PI * chance.next());
    context.shadowColor = "rgba(0 0 0 / 0.5)";
    context.shadowBlur = 12;
    context.shadowOffsetY = 6;
    chance.pick(things)(context, chance);
    context.restore();
  }
}
