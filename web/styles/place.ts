/** Stands in a rendered document where its styles are written. */
export const placeOfStyles = "/* styles */";
