import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { SaccoBrand } from "#contract/accounts/brand.ts";
import { mixed, readableOnDark, tintsOf } from "#contract/core/colour.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { saccoBrandMessages } from "./sacco-brand.messages.ts";

/** The design tokens of tokens.css that are the brand's, in a SACCO's own colour. */
function brandTokens(colour: string): CSSProperties {
  const tint = tintsOf(colour);
  return {
    "--color-brand": colour,
    "--color-brand-hover": mixed("#000000", colour, 0.15),
    "--color-brand-ink": `light-dark(${colour}, ${readableOnDark(colour)})`,
    "--color-brand-tint": `light-dark(${tint.light}, ${tint.dark})`,
  } as CSSProperties;
}

/** Draws what is in it in a SACCO's own colour; in the product's where it has none. */
export function BrandColour({ colour, children }: { colour: string | undefined; children: ReactNode }) {
  return colour ? (
    <div className="contents" style={brandTokens(colour)}>
      {children}
    </div>
  ) : (
    children
  );
}

/** Points that a logo is high at most, and wide. */
const shown = { height: 44, width: 176 };

function sizeOf({ width, height }: NonNullable<SaccoBrand["logo"]>) {
  const scale = Math.min(shown.height / height, shown.width / width, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Logo, name and tagline of a SACCO, side by side. */
export function SaccoName({
  brand,
  className,
}: {
  brand: Pick<SaccoBrand, "name" | "shortName" | "tagline" | "taglineSwahili" | "logo">;
  className?: string;
}) {
  const sw = useLanguage() === "sw";
  const tagline = (sw && brand.taglineSwahili) || brand.tagline;
  const { logo } = brand;
  return (
    <div className={clsx("flex min-w-0 items-center gap-3", className)}>
      {logo && (
        // A logo is drawn for white paper: it keeps some of it around it in the dark.
        <img
          src={logo.path}
          alt=""
          {...sizeOf(logo)}
          className="shrink-0 rounded-sm dark:bg-white dark:p-1"
        />
      )}
      <div className="min-w-0">
        <p className="font-display text-lg leading-tight font-semibold break-words">{brand.name}</p>
        {tagline && (
          <p lang={sw && !brand.taglineSwahili ? "en" : undefined} className="text-sm break-words text-muted">
            {tagline}
          </p>
        )}
      </div>
    </div>
  );
}

const linkClass = "inline-flex min-h-11 items-center underline";

/** How a SACCO is reached; nothing where it says nothing. */
export function SaccoContacts({ brand, className }: { brand: SaccoBrand; className?: string }) {
  const t = useMessages(saccoBrandMessages);
  const { address, phone, email, website } = brand;
  if (!address && !phone && !email && !website) return null;
  return (
    <section
      aria-label={t.contacts({ sacco: brand.shortName || brand.name })}
      className={clsx("flex flex-wrap items-center gap-x-5 text-sm", className)}
    >
      <p className="py-2 font-semibold">{brand.shortName || brand.name}</p>
      {address && <p className="py-2 text-muted">{address}</p>}
      {phone && (
        <a href={`tel:${phone}`} className={linkClass}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={clsx(linkClass, "break-all")}>
          {email}
        </a>
      )}
      {website && (
        <a href={website} className={linkClass}>
          {t.website}
        </a>
      )}
    </section>
  );
}

/**
 * A SACCO's own page within the site: its logo and tagline above, how it is reached below, and its colour on all
 * between. Without a brand the page is as it was.
 */
export function SaccoPage({ brand, children }: { brand: SaccoBrand | null; children: ReactNode }) {
  if (!brand) return children;
  const named = Boolean(brand.logo || brand.tagline || brand.taglineSwahili);
  const reached = Boolean(brand.address || brand.phone || brand.email || brand.website);
  return (
    <BrandColour colour={brand.colour}>
      {named && (
        <div className="border-b border-line bg-card">
          <SaccoName brand={brand} className="column py-3" />
        </div>
      )}
      {children}
      {reached && (
        <div className="border-t border-line bg-sand">
          <SaccoContacts brand={brand} className="column py-3" />
        </div>
      )}
    </BrandColour>
  );
}
