import { type ESTree, parseSync } from "vite";

/** One text in one language, and where it stands in its file. */
export interface Wording {
  /** As it is read: `${days}` of a template literal as `{days}`. */
  text: string;
  literal: ESTree.StringLiteral | ESTree.TemplateLiteral;
}

/** One text in both languages. */
export interface MessageText {
  /** The names on the way to it: `errorMessages.found.one`, `privacyPolicy.0.title`. */
  key: string;
  en: Wording;
  sw: Wording;
  /** The comment above it, else above what it is part of. */
  comment: string;
}

interface Place {
  names: readonly string[];
  comment: string;
}

/** The values of an object literal with exactly these two keys: what `defineMessages` takes, and what a `Text` is. */
function languagesOf(node: ESTree.Node): { en: ESTree.Node; sw: ESTree.Node } | null {
  if (node.type !== "ObjectExpression" || node.properties.length !== 2) return null;
  const [en, sw] = node.properties.map((property) => (nameOf(property) ? property : null));
  if (en?.type !== "Property" || sw?.type !== "Property") return null;
  return nameOf(en) === "en" && nameOf(sw) === "sw" ? { en: en.value, sw: sw.value } : null;
}

/** What a node is called by whoever reads the file. */
function nameOf(node: ESTree.Node): string | null {
  if (node.type === "Property") {
    if (node.key.type === "Identifier") return node.key.name;
    return node.key.type === "Literal" ? String(node.key.value) : null;
  }
  if (node.type === "VariableDeclarator") return node.id.type === "Identifier" ? node.id.name : null;
  return node.type === "FunctionDeclaration" ? (node.id?.name ?? null) : null;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

interface Child {
  child: ESTree.Node;
  /** What stands at the same place in another node of this kind has the same. */
  slot: string;
  /** Its number, where the node is a list. */
  number: string | null;
}

function childrenOf(node: ESTree.Node): Child[] {
  const parts: unknown[] = node.type === "ArrayExpression" ? node.elements : Object.values(node).flat();
  return parts.flatMap((child, at) => {
    if (!isNode(child)) return [];
    const number = node.type === "ArrayExpression" ? String(at) : null;
    return [{ child, slot: nameOf(child) ?? `#${at}`, number }];
  });
}

/** Stands in the comment above what exists in both languages and is no text: codes of languages, for instance. */
const notForTranslators = /not for translators/i;

/** What a source file says in both languages, in the order in which it stands there. */
export function readMessages(source: string): MessageText[] {
  const { program, comments, errors } = parseSync("messages.ts", source);
  if (errors[0]) throw new Error(errors[0].message);
  const messages: MessageText[] = [];

  /** A place and the name and comment of a node in it. */
  function within(place: Place, node: ESTree.Node, number: string | null): Place {
    const name = nameOf(node) ?? number;
    const above = comments.findLast(({ end }) => end <= node.start && !source.slice(end, node.start).trim());
    return {
      names: name === null ? place.names : [...place.names, name],
      comment: above
        ? above.value
            .replace(/^\s*\*+ ?/gm, "")
            .replace(/\s+/g, " ")
            .trim()
        : place.comment,
    };
  }

  function wordingOf(node: ESTree.Node | undefined): Wording | null {
    if (node?.type === "TemplateLiteral") {
      const filled = node.expressions.map(({ start, end }) => `{${source.slice(start, end)}}`);
      const text = node.quasis.map(({ value }, at) => (value.cooked ?? "") + (filled[at] ?? "")).join("");
      return { text, literal: node };
    }
    if (node?.type !== "Literal" || typeof node.value !== "string") return null;
    return { text: node.value, literal: node as ESTree.StringLiteral };
  }

  /** What stands at the same place in both languages. */
  function pairUp(place: Place, en: ESTree.Node, sw: ESTree.Node | undefined): void {
    const [english, kiswahili] = [wordingOf(en), wordingOf(sw)];
    if (english && kiswahili) {
      messages.push({ key: place.names.join("."), en: english, sw: kiswahili, comment: place.comment });
      return;
    }
    const translated = new Map(sw && childrenOf(sw).map(({ child, slot }) => [slot, child]));
    for (const { child, number, slot } of childrenOf(en)) {
      const match = translated.get(slot);
      if (child.type !== "Property") pairUp(within(place, child, number), child, match);
      else if (match?.type === "Property") pairUp(within(place, child, null), child.value, match.value);
    }
  }

  function visit(place: Place, node: ESTree.Node): void {
    const both = languagesOf(node);
    if (both && !notForTranslators.test(place.comment)) pairUp(place, both.en, both.sw);
    else for (const { child, number } of childrenOf(node)) visit(within(place, child, number), child);
  }

  visit({ names: [], comment: "" }, program);
  return messages;
}
