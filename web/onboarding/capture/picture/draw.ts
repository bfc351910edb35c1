const jpegQuality = 0.85;

/** Part of a picture or of a video, in its own points. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Part of a picture, at most `longest` points wide or high. */
export function drawn(source: CanvasImageSource, part: Part, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  // What is transparent would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no memory left for a picture.");
  return context;
}

/** A picture as a file, without anything beside its points. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], name, { type: "image/jpeg" }))
          : reject(new Error("The picture was not written.")),
      "image/jpeg",
      jpegQuality,
    );
  });
