/** Whether a path is what programs put into folders and archives beside the documents, and nobody means. */
export const isNoise = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path);
