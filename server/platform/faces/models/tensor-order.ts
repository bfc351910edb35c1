import type { Weight } from "./weights.ts";

/** The same numbers with their dimensions in another order: `order` names, for each new one, which it was. */
export function reordered({ dims, data }: Weight, order: readonly number[]): Weight {
  const steps = dims.map((_, axis) => dims.slice(axis + 1).reduce((product, size) => product * size, 1));
  const sizes = order.map((axis) => dims[axis] ?? 1);
  const strides = order.map((axis) => steps[axis] ?? 1);
  const result = new Float32Array(data.length);
  const place = sizes.map(() => 0);
  for (let to = 0, from = 0; to < result.length; to += 1) {
    result[to] = data[from] ?? 0;
    for (let axis = sizes.length - 1; axis >= 0; axis -= 1) {
      const next = (place[axis] ?? 0) + 1;
      const stride = strides[axis] ?? 1;
      from += stride;
      if (next < (sizes[axis] ?? 1)) {
        place[axis] = next;
        break;
      }
      from -= next * stride;
      place[axis] = 0;
    }
  }
  return { dims: sizes, data: result };
}
