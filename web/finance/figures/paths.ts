/** The organisation's monthly figures. */
export const figuresPath = "/dashboard/figures";
export const figuresImportPath = `${figuresPath}/import`;

/** The form with the figures of a month. @param counted with what the registers say of it */
export const monthPath = (month: string, counted = false): string =>
  `${figuresPath}?month=${month}${counted ? "&counted=true" : ""}`;
