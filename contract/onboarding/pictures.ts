import { mediaTypes } from "../core/media-types.ts";

/** What a photograph of a document or a person may be. */
export const pictureMediaTypes = [mediaTypes.jpeg, mediaTypes.png, mediaTypes.webp] as const;

/** 15 MB: a photograph as a phone's best camera writes it. */
export const maxPictureBytes = 15 * 1024 * 1024;

/** What may be wrong with a picture. */
export const pictureErrors = [
  "file_type",
  "file_too_large",
  "file_empty",
  "file_damaged",
  "file_bomb",
  "file_too_complex",
  "picture_too_large",
  "picture_animated",
  "unavailable",
] as const;
