export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  left: number;
  top: number;
}

/** Part of the visible picture that the frame takes, across or down. */
const filled = 0.88;
/** What is taken along around the frame, as a part of it: nobody holds a card exactly into it. */
const around = 0.12;

/** Where the frame is drawn over a picture that is shown `shown` large. `ratio`: its width by its height. */
export function frameIn(shown: Size, ratio: number): Rectangle {
  const width = Math.min(filled * shown.width, filled * shown.height * ratio);
  const height = width / ratio;
  return { left: (shown.width - width) / 2, top: (shown.height - height) / 2, width, height };
}

/**
 * The part of a video that is kept: what lies in the frame, and some more on each side.
 * @param shown size of the box that the video fills, from its middle (`object-fit: cover`)
 */
export function keptPart(video: Size, shown: Size, frame: Rectangle): Rectangle {
  const scale = Math.max(shown.width / video.width, shown.height / video.height);
  const more = { across: around * frame.width, down: around * frame.height };
  const inVideo = (at: number, middle: number, of: number) =>
    Math.round(Math.min(of, Math.max(0, of / 2 + (at - middle) / scale)));
  const across = (at: number) => inVideo(at, shown.width / 2, video.width);
  const down = (at: number) => inVideo(at, shown.height / 2, video.height);
  const left = across(frame.left - more.across);
  const top = down(frame.top - more.down);
  return {
    left,
    top,
    width: across(frame.left + frame.width + more.across) - left,
    height: down(frame.top + frame.height + more.down) - top,
  };
}
