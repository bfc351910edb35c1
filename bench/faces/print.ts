import { type Canvas, createCanvas, type Image } from "@napi-rs/canvas";
import { chance } from "#server/seed/content/random.ts";

/** How a portrait is printed on a card, and the card photographed. */
export interface Printing {
  name: string;
  /** Points across the card in the photograph; the portrait takes a quarter of them. */
  cardWidth: number;
  /** How strongly the pattern lies over the portrait, 0 to 1. */
  pattern: number;
  /** Standard deviation of the blur, in points of the card. */
  blur: number;
  /** How far the card lies askew, in degrees. */
  turn: number;
  /** Quality of the JPEG file, of 100. */
  quality: number;
  /** Most that a point's brightness is off, of 255. */
  noise: number;
}

export const printings: readonly Printing[] = [
  { name: "sharp, large", cardWidth: 1000, pattern: 0.15, blur: 0.4, turn: 0, quality: 88, noise: 4 },
  { name: "phone photograph", cardWidth: 720, pattern: 0.25, blur: 0.8, turn: 6, quality: 75, noise: 10 },
  { name: "patterned over", cardWidth: 720, pattern: 0.55, blur: 0.6, turn: -3, quality: 75, noise: 8 },
  { name: "quarter turned", cardWidth: 720, pattern: 0.25, blur: 0.7, turn: 94, quality: 75, noise: 8 },
  { name: "upside down", cardWidth: 720, pattern: 0.25, blur: 0.7, turn: 176, quality: 75, noise: 8 },
  { name: "blurred", cardWidth: 720, pattern: 0.25, blur: 2.2, turn: 10, quality: 60, noise: 12 },
  { name: "small", cardWidth: 440, pattern: 0.25, blur: 0.7, turn: -8, quality: 60, noise: 12 },
];

/** What is cut out of a picture as the portrait: head and shoulders. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const portrait = { left: 0.045, top: 0.3, width: 0.235, height: 0.46 };

/** A photograph, as a JPEG file, of a card with this portrait on it. `seed` decides pattern and noise. */
export function photographCard(source: Image | Canvas, crop: Crop, printing: Printing, seed: string): Buffer {
  const random = chance(seed).next;
  const card = drawCard(source, crop, printing, random);
  const angle = (printing.turn * Math.PI) / 180;
  const reach = (Math.abs(Math.cos(angle)) * card.width + Math.abs(Math.sin(angle)) * card.height) * 1.15;
  const rise = (Math.abs(Math.sin(angle)) * card.width + Math.abs(Math.cos(angle)) * card.height) * 1.15;
  const photograph = createCanvas(Math.round(reach), Math.round(rise));
  const context = photograph.getContext("2d");
  context.fillStyle = "#6b5a48";
  context.fillRect(0, 0, photograph.width, photograph.height);
  context.translate(photograph.width / 2, photograph.height / 2);
  context.rotate(angle);
  context.filter = `blur(${printing.blur}px)`;
  context.drawImage(card, -card.width / 2, -card.height / 2);
  roughen(photograph, printing.noise, random);
  return photograph.toBuffer("image/jpeg", printing.quality);
}

function drawCard(
  source: Image | Canvas,
  crop: Crop,
  { cardWidth, pattern }: Printing,
  random: () => number,
): Canvas {
  const card = createCanvas(cardWidth, Math.round(cardWidth * 0.63));
  const { width, height } = card;
  const context = card.getContext("2d");
  const paper = context.createLinearGradient(0, 0, width, height);
  paper.addColorStop(0, "#dfe8d4");
  paper.addColorStop(1, "#ecd9d2");
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  lines(card, "#7d9a7d", 0.5, random);
  context.fillStyle = "#222";
  context.font = `${height * 0.05}px sans-serif`;
  for (const [row, words] of [
    "SPECIMEN",
    "FULL NAMES",
    "A PERSON OF THE BENCH",
    "DATE OF BIRTH",
    "SEX",
  ].entries()) {
    context.fillText(words, width * 0.34, height * (0.22 + row * 0.14));
  }
  context.save();
  context.filter = "grayscale(1) contrast(0.8) brightness(1.08)";
  context.drawImage(
    source,
    crop.left,
    crop.top,
    crop.width,
    crop.height,
    width * portrait.left,
    height * portrait.top,
    width * portrait.width,
    height * portrait.height,
  );
  context.restore();
  lines(card, "#4c6b86", pattern, random);
  return card;
}

/** Wavy lines over the whole card, as security printing has them. */
function lines(card: Canvas, colour: string, strength: number, random: () => number): void {
  const { width, height } = card;
  const context = card.getContext("2d");
  context.save();
  context.strokeStyle = colour;
  context.globalAlpha = strength;
  context.lineWidth = width / 700;
  const wave = width * (0.03 + 0.02 * random());
  const swing = height * (0.02 + 0.02 * random());
  for (let row = -swing; row < height + swing; row += height / 55) {
    context.beginPath();
    const shift = random() * 0.6;
    for (let x = 0; x <= width; x += 4)
      context.lineTo(x, row + Math.sin(x / wave + shift + row / 40) * swing);
    context.stroke();
  }
  context.restore();
}

function roughen(canvas: Canvas, most: number, random: () => number): void {
  const context = canvas.getContext("2d");
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const off = (random() + random() - 1) * most;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = (data[channel] ?? 0) + off;
  }
  context.putImageData(picture, 0, 0);
}
