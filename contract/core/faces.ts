/** What two pictures of faces come to. Only `match` and `no_match` say something; a person decides either way. */
export const faceVerdicts = ["match", "no_match", "unsure", "no_face", "several_faces"] as const;
export type FaceVerdict = (typeof faceVerdicts)[number];

/** What makes a face say too little for a match. Codes, which know no language. */
export const faceNotices = [
  "too_small",
  "blurred",
  "too_dark",
  "too_bright",
  "low_contrast",
  "turned_away",
  "uncertain",
] as const;
export type FaceNotice = (typeof faceNotices)[number];

/** What a head can be asked to do: turn to the person's own left or right, or up. */
export const headTurns = ["left", "right", "up"] as const;
export type HeadTurn = (typeof headTurns)[number];
