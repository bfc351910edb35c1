import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Chance } from "#server/seed/content/random.ts";

/** Out of focus by `radius` pixels. */
export function defocused(picture: Canvas, radius: number): Canvas {
  const blurred = createCanvas(picture.width, picture.height);
  const context = blurred.getContext("2d");
  // The blur takes transparency in at the edges: what lies below keeps them from fading.
  context.drawImage(picture, 0, 0);
  context.filter = `blur(${radius}px)`;
  context.drawImage(picture, 0, 0);
  return blurred;
}

/** Moved while the shutter was open, by `length` pixels. */
export function smeared(picture: Canvas, length: number, angle: number): Canvas {
  const moved = createCanvas(picture.width, picture.height);
  const context = moved.getContext("2d");
  const steps = Math.max(3, Math.ceil(length) + 1);
  context.drawImage(picture, 0, 0);
  for (let step = 0; step < steps; step += 1) {
    const share = step / (steps - 1) - 0.5;
    context.globalAlpha = 1 / (step + 1);
    context.drawImage(picture, share * length * Math.cos(angle), share * length * Math.sin(angle));
  }
  return moved;
}

/** The same picture with fewer pixels. */
export function smaller(picture: Canvas, width: number): Canvas {
  const height = Math.round((picture.height * width) / picture.width);
  const small = createCanvas(width, height);
  const context = small.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return small;
}

/** Grain of the sensor, of about `strength` of 255, with a little colour in it. */
export function addGrain(picture: Canvas, strength: number, chance: Chance): void {
  const context = picture.getContext("2d");
  const image = context.getImageData(0, 0, picture.width, picture.height);
  const { data } = image;
  const table = Float32Array.from(
    { length: 65_537 },
    () => (chance.next() + chance.next() - 1) * 1.6 * strength,
  );
  let at = chance.between(0, 65_000);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    at = (at + 7) % 65_537;
    const grey = table[at] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = table[(at + 131 * channel) % 65_537] ?? 0;
      data[pixel + channel] = (data[pixel + channel] ?? 0) + grey + 0.35 * colour;
    }
  }
  context.putImageData(image, 0, 0);
}

/** The cells of a screen, photographed, beat with those of the sensor. */
export function addScreenCells(picture: Canvas, chance: Chance): void {
  const context = picture.getContext("2d");
  const image = context.getImageData(0, 0, picture.width, picture.height);
  const { data, width } = image;
  const pitch = 2.1 + 0.9 * chance.next();
  const turn = 0.06 * (chance.next() - 0.5);
  const depth = 0.05 + 0.05 * chance.next();
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const x = (pixel / 4) % width;
    const y = (pixel / 4 - x) / width;
    const across = ((x * (1 + 0.00003 * y) + y * turn) / pitch) * 2 * Math.PI;
    const down = ((y - x * turn) / (pitch * 1.02)) * 2 * Math.PI;
    for (let channel = 0; channel < 3; channel += 1) {
      const cell = 1 + depth * Math.sin(across + channel * 2.1) + depth * Math.sin(down);
      data[pixel + channel] = (data[pixel + channel] ?? 0) * cell;
    }
  }
  context.putImageData(image, 0, 0);
}

/** What a photocopier makes of a picture: grey, hard, with specks and the streaks of a worn drum. */
export function photocopied(picture: Canvas, chance: Chance): void {
  const context = picture.getContext("2d");
  const image = context.getImageData(0, 0, picture.width, picture.height);
  const { data } = image;
  const middle = chance.between(118, 150);
  const gain = 1.25 + 0.75 * chance.next();
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const grey = 0.3 * (data[pixel] ?? 0) + 0.59 * (data[pixel + 1] ?? 0) + 0.11 * (data[pixel + 2] ?? 0);
    data.fill(Math.max(12, Math.min(250, (grey - middle) * gain + middle + 20)), pixel, pixel + 3);
  }
  context.putImageData(image, 0, 0);
  const { width, height } = picture;
  const specks = chance.between(40, 260);
  for (let speck = 0; speck < specks; speck += 1) {
    context.fillStyle = `rgba(20 20 20 / ${0.3 + 0.6 * chance.next()})`;
    const size = (width / 1000) * (0.6 + 2.2 * chance.next() ** 3);
    context.fillRect(width * chance.next(), height * chance.next(), size, size);
  }
  for (let line = chance.between(0, 3); line > 0; line -= 1) {
    context.fillStyle = `rgba(30 30 30 / ${0.1 + 0.2 * chance.next()})`;
    context.fillRect(width * chance.next(), 0, (width / 1000) * (1 + 2 * chance.next()), height);
  }
}
