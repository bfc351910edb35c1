export const productsPath = "/dashboard/settings/products";

/** The page with the form that mends a product, or that changes its terms from a day. */
export const productPath = (way: "edit" | "replace" | "retire", id: string): string =>
  `${productsPath}?${new URLSearchParams({ [way]: id })}#product`;
