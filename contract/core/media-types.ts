/** Media types of the files that come in and go out. */
export const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
  json: "application/json",
  csv: "text/csv",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;

/** What a CV may be. */
export const resumeMediaTypes = [mediaTypes.pdf, mediaTypes.doc, mediaTypes.docx] as const;

/** What a document that an application still needs may be. */
export const documentMediaTypes = [mediaTypes.pdf, mediaTypes.jpeg, mediaTypes.png] as const;
