import { z } from "zod";

/**
 * The parts of mammoth's document tree that are read here. The tree is handed to `transformDocument` as
 * untyped objects, so it is narrowed before use.
 */
export interface DocxNode {
  type: string;
  children: DocxNode[];
  value: string;
  styleName: string | null;
  isListItem: boolean;
  /** Twentieths of a point. */
  indentStart: number;
  isBold: boolean;
  /** Points; null when the run inherits its size. */
  fontSize: number | null;
  href: string | null;
}

const rawNode = z.looseObject({
  type: z.string(),
  children: z.array(z.unknown()).optional().catch(undefined),
  value: z.string().optional().catch(undefined),
  styleName: z.string().nullish().catch(null),
  numbering: z.unknown().optional(),
  indent: z
    .object({ start: z.coerce.number().nullish().catch(null) })
    .optional()
    .catch(undefined),
  isBold: z.boolean().optional().catch(undefined),
  fontSize: z.number().nullish().catch(null),
  href: z.string().nullish().catch(null),
});

/** One node of mammoth's tree with all below it, narrowed to what is read here. */
export function readNode(raw: unknown): DocxNode {
  const node = rawNode.parse(raw);
  return {
    type: node.type,
    children: (node.children ?? []).map(readNode),
    value: node.value ?? "",
    styleName: node.styleName ?? null,
    isListItem: Boolean(node.numbering),
    indentStart: node.indent?.start ?? 0,
    isBold: node.isBold ?? false,
    fontSize: node.fontSize ?? null,
    href: node.href ?? null,
  };
}

/** All nodes below, depth first, including the node itself. */
export function* walk(node: DocxNode): Generator<DocxNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}
