import { isOffered, type Product, type ProductKind } from "#contract/finance/products.ts";
import { formatDate } from "#web/lib/format.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { productPath, productsPath } from "./paths.ts";
import { productMessages } from "./product-terms.messages.ts";
import { termsOf } from "./product-terms.tsx";

/** Under which name the form keeps what is typed. @param id of the product; none of a new one */
export const keptProduct = (way: ProductTask["way"], id = ""): string => `product.${way}.${id}`;

/** What came of the form that was sent. */
export interface ProductsAnswer {
  saved?: string;
  failure?: FormRefusal;
  values?: Record<string, string>;
}

/** What the form of the page is for: something new, or one of the products. */
export type ProductTask =
  | { way: "new"; product: null }
  | { way: "edit" | "replace" | "retire"; product: Product };

/** What membership costs, as the settings of member onboarding say it. */
export interface MembershipCost {
  term: string;
  value: string;
}

/** What the organisation offers its members, at which terms and from when. */
export function ProductsPage({
  products,
  membership,
  membershipPath,
  task,
  today,
  mayChange,
  areas,
  answer,
}: {
  products: readonly Product[];
  membership: readonly MembershipCost[];
  /** Where those are changed. */
  membershipPath: string;
  task: ProductTask;
  today: string;
  mayChange: boolean;
  areas: readonly SettingsArea[];
  answer: ProductsAnswer | undefined;
}) {
  return (
    <SettingsFrame
      title="Products and rates"
      lead="What members can save and borrow. Your page to join shows what is offered today."
      areas={areas}
    >
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_28rem] xl:items-start">
        <div className="min-w-0 space-y-5">
          {answer?.saved && (
            <Alert tone="success" role="status">
              {answer.saved}
            </Alert>
          )}
          {products.length === 0 ? (
            <Card>
              <EmptyState title="No products yet">
                Enter your savings and loans with their rates. Members read them where they join, and your
                loan book is compared with them by name.
              </EmptyState>
            </Card>
          ) : (
            (["savings", "loan"] as const).map((kind) => (
              <ProductList
                key={kind}
                kind={kind}
                products={products.filter((product) => product.kind === kind)}
                today={today}
                mayChange={mayChange}
              />
            ))
          )}
          <Section
            title="Membership"
            description="Also on your page to join. They stand in the settings of member onboarding, and only there."
            actions={
              <ButtonLink to={membershipPath} size="sm" variant="secondary">
                Change
              </ButtonLink>
            }
          >
            <DescriptionList items={[...membership]} />
          </Section>
        </div>
        {mayChange && (
          <ProductForm
            key={`${task.way} ${task.product?.id} ${products.length}`}
            task={task}
            today={today}
            answer={answer}
          />
        )}
      </div>
    </SettingsFrame>
  );
}

const kindTitles: Record<ProductKind, string> = { savings: "Savings", loan: "Loans" };

function ProductList({
  kind,
  products,
  today,
  mayChange,
}: {
  kind: ProductKind;
  products: readonly Product[];
  today: string;
  mayChange: boolean;
}) {
  if (products.length === 0) return null;
  return (
    <Section title={kindTitles[kind]}>
      <ul className="divide-y divide-line">
        {products.map((product) => (
          <li key={product.id} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="min-w-0 text-base font-semibold break-words">{product.name}</h3>
              <StateBadge product={product} today={today} />
            </div>
            <p className="mt-1 text-sm">
              {termsOf(product, productMessages.en).join(" · ") || "No terms entered"}
            </p>
            <p className="mt-1 text-sm text-muted">
              From {formatDate(product.validFrom)}
              {product.validUntil && ` until ${formatDate(product.validUntil)}`}
            </p>
            {mayChange && (
              <div className="mt-2 flex flex-wrap gap-1">
                <Way way="replace" product={product} label="Change the terms" />
                <Way way="edit" product={product} label="Mend" />
                <Way way="retire" product={product} label="Retire" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Way({
  way,
  product,
  label,
}: {
  way: "edit" | "replace" | "retire";
  product: Product;
  label: string;
}) {
  return (
    <ButtonLink
      to={productPath(way, product.id)}
      size="sm"
      variant="ghost"
      aria-label={`${label}: ${product.name}, from ${formatDate(product.validFrom)}`}
    >
      {label}
    </ButtonLink>
  );
}

function StateBadge({ product, today }: { product: Product; today: string }) {
  if (isOffered(product, today)) return <Badge tone="success">Offered</Badge>;
  return product.validFrom > today ? (
    <Badge tone="info">To come</Badge>
  ) : (
    <Badge tone="neutral">Retired</Badge>
  );
}

const titles: Record<ProductTask["way"], string> = {
  new: "New product",
  edit: "Mend a product",
  replace: "Change the terms from a day",
  retire: "Retire a product",
};

const explanations: Record<ProductTask["way"], string> = {
  new: "What you leave empty is not said.",
  edit: "For what was entered wrongly. Where terms really change, change them from a day instead.",
  replace: "The present terms end the day before; what was is kept.",
  retire: "It is offered on its last day still. Empty: no end is known.",
};

const shown = (value: number | null, per = 1) => (value === null ? undefined : String(value / per));

function ProductForm({
  task,
  today,
  answer,
}: {
  task: ProductTask;
  today: string;
  answer: ProductsAnswer | undefined;
}) {
  const { way, product } = task;
  return (
    <Section
      id="product"
      title={titles[way]}
      description={explanations[way]}
      actions={
        way !== "new" && (
          <ButtonLink to={productsPath} size="sm" variant="ghost">
            Leave it
          </ButtonLink>
        )
      }
    >
      <ActionForm
        intent={way}
        keptAs={keptProduct(way, product?.id)}
        refusal={answer?.failure}
        values={answer?.values}
        submitLabel={way === "new" ? "Offer the product" : "Save"}
        preventScrollReset
      >
        {(errors, typed) => (
          <>
            {product && <input type="hidden" name="id" value={product.id} />}
            {way === "retire" ? (
              <Field label={`Last day of ${product.name}`} name="lastDay" error={errors.lastDay}>
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    defaultValue={typed.lastDay ?? product.validUntil ?? today}
                    className="max-w-60"
                  />
                )}
              </Field>
            ) : (
              <Terms
                product={product}
                typed={typed}
                errors={errors}
                validFrom={way === "edit" ? product.validFrom : today}
              />
            )}
          </>
        )}
      </ActionForm>
    </Section>
  );
}

function Terms({
  product,
  typed,
  errors,
  validFrom,
}: {
  product: Product | null;
  typed: Record<string, string>;
  errors: Record<string, string>;
  validFrom: string;
}) {
  const number = (name: string, label: string, value: string | undefined, hint?: string) => (
    <Field label={label} name={name} hint={hint} error={errors[name]}>
      {(control) => (
        <Input {...control} inputMode="decimal" autoComplete="off" defaultValue={typed[name] ?? value} />
      )}
    </Field>
  );
  const line = (name: "name" | "description" | "descriptionSwahili", label: string, max: number) => (
    <Field label={label} name={name} required={name === "name"} error={errors[name]}>
      {(control) => <Input {...control} maxLength={max} defaultValue={typed[name] ?? product?.[name]} />}
    </Field>
  );
  return (
    <div className="space-y-4">
      <Field label="Kind" name="kind" error={errors.kind}>
        {(control) => (
          <Select
            {...control}
            defaultValue={typed.kind ?? product?.kind ?? "loan"}
            options={[
              { value: "loan", label: "Loan" },
              { value: "savings", label: "Savings" },
            ]}
          />
        )}
      </Field>
      {line("name", "Name", 80)}
      {line("description", "In a line", 200)}
      {line("descriptionSwahili", "In a line, in Kiswahili", 200)}
      <div className="grid gap-4 sm:grid-cols-2">
        {number("rate", "Interest a year (%)", shown(product?.rate ?? null, 100))}
        <Field label="Reckoned on" name="rateBasis" error={errors.rateBasis}>
          {(control) => (
            <Select
              {...control}
              defaultValue={typed.rateBasis ?? product?.rateBasis ?? "reducing"}
              options={[
                { value: "reducing", label: "Reducing balance" },
                { value: "flat", label: "Flat, the whole sum" },
              ]}
            />
          )}
        </Field>
        {number("minimum", "Least (KSh)", shown(product?.minimum ?? null))}
        {number("maximum", "Most (KSh)", shown(product?.maximum ?? null))}
        {number("fee", "Fee, once (KSh)", shown(product?.fee ?? null))}
        {number("feeRate", "Loan: fee of the sum (%)", shown(product?.feeRate ?? null, 100))}
        {number("termMin", "Loan: shortest (months)", shown(product?.termMin ?? null))}
        {number("termMax", "Loan: longest (months)", shown(product?.termMax ?? null))}
        {number("depositMultiple", "Loan: times the deposits", shown(product?.depositMultiple ?? null, 10))}
        {number("guarantors", "Loan: guarantors", shown(product?.guarantors ?? null))}
        {number("noticeDays", "Savings: notice (days)", shown(product?.noticeDays ?? null))}
        <Field label="From" name="validFrom" required error={errors.validFrom}>
          {(control) => <Input {...control} type="date" defaultValue={typed.validFrom ?? validFrom} />}
        </Field>
      </div>
    </div>
  );
}
