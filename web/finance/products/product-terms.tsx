import { formatNumber } from "#contract/core/numbers.ts";
import type { Product } from "#contract/finance/products.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Part } from "#web/ui/part.tsx";
import { TickedItems } from "#web/ui/ticked-items.tsx";
import { productMessages } from "./product-terms.messages.ts";

type Messages = (typeof productMessages)["en"];

/** Hundredths as people write them: 1250 is 12.5. */
const ofHundred = (hundredths: number): string => String(hundredths / 100);

/** What a range says, where one end may be open; nothing where both are. */
function rangeOf<T>(
  from: number | null,
  to: number | null,
  say: {
    both: (ends: { from: string; to: string }) => T;
    least: (end: { from: string }) => T;
    most: (end: { to: string }) => T;
  },
): T[] {
  if (from !== null && to !== null) return [say.both({ from: formatNumber(from), to: formatNumber(to) })];
  if (from !== null) return [say.least({ from: formatNumber(from) })];
  return to === null ? [] : [say.most({ to: formatNumber(to) })];
}

/** The terms of a product, a line each; what it says nothing about has none. */
export function termsOf(product: Product, t: Messages): string[] {
  const { kind, rate, rateBasis, depositMultiple, guarantors, feeRate, fee, noticeDays } = product;
  const percent = rate === null ? null : { rate: ofHundred(rate) };
  return [
    ...(percent ? [kind === "savings" ? t.earns(percent) : t[rateBasis ?? "reducing"](percent)] : []),
    ...rangeOf(product.minimum, product.maximum, { both: t.between, least: t.least, most: t.most }),
    ...rangeOf(product.termMin, product.termMax, { both: t.term, least: t.termFrom, most: t.termTo }),
    ...(depositMultiple === null ? [] : [t.multiple({ times: String(depositMultiple / 10) })]),
    ...(guarantors === null ? [] : [guarantors === 0 ? t.noGuarantors : t.guarantors({ count: guarantors })]),
    ...(feeRate ? [t.feeRate({ rate: ofHundred(feeRate) })] : []),
    ...(fee ? [t.fee({ amount: formatNumber(fee) })] : []),
    ...(noticeDays === null ? [] : [noticeDays === 0 ? t.noNotice : t.notice({ count: noticeDays })]),
  ];
}

/** A product by its name and first term; the rest of them on demand. */
function ProductItem({ product }: { product: Product }) {
  const t = useMessages(productMessages);
  const language = useLanguage();
  const description = (language === "sw" && product.descriptionSwahili) || product.description;
  const [first, ...rest] = termsOf(product, t);
  if (rest.length === 0 && description === "") {
    return (
      <p className="min-h-11 py-1.5 pl-5.5 text-sm font-semibold wrap-anywhere">
        {product.name}
        <span className="block font-normal text-muted">{first}</span>
      </p>
    );
  }
  return (
    <Disclosure label={product.name} hint={first}>
      <div className="pb-3 pl-5.5">
        <p className="text-sm wrap-anywhere text-muted empty:hidden">{description}</p>
        {rest.length > 0 && <TickedItems items={rest} />}
      </div>
    </Disclosure>
  );
}

/** What a SACCO offers its members today; nothing where it says nothing. */
export function ProductTerms({ products, sacco }: { products: readonly Product[]; sacco: string }) {
  const t = useMessages(productMessages);
  if (products.length === 0) return null;
  return (
    <Part title={t.title} lead={t.lead({ sacco })}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {(["savings", "loan"] as const).map((kind) => {
          const those = products.filter((product) => product.kind === kind);
          return (
            those.length > 0 && (
              <Card key={kind} className="w-full">
                <h3 className="mb-2 text-xl">{t[kind]}</h3>
                <ul className="divide-y divide-line">
                  {those.map((product) => (
                    <li key={product.id}>
                      <ProductItem product={product} />
                    </li>
                  ))}
                </ul>
              </Card>
            )
          );
        })}
      </div>
    </Part>
  );
}
