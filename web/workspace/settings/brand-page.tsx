import { type Dispatch, type FormEvent, type SetStateAction, useState } from "react";
import type { SaccoBrand } from "#contract/accounts/brand.ts";
import { contrastInUse, hexColour, minContrast, readableShade } from "#contract/core/colour.ts";
import { formatBytes } from "#web/lib/format.ts";
import { ActionButton, ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { controlClass, Input } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { BrandColour, SaccoContacts, SaccoName } from "#web/ui/sacco-brand.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";

/** What came of the form that was sent. */
export interface BrandAnswer {
  intent: "brand" | "logo" | "remove-logo";
  saved?: string;
  failure?: FormRefusal;
}

/** Where the organisation decides how it looks to members and candidates, with a preview of it. */
export function BrandPage({
  brand,
  mayChange,
  areas,
  maxLogoBytes,
  answer,
}: {
  brand: SaccoBrand;
  mayChange: boolean;
  areas: readonly SettingsArea[];
  maxLogoBytes: number;
  answer: BrandAnswer | undefined;
}) {
  const [typed, setTyped] = useState(brand);
  const answerTo = (intent: BrandAnswer["intent"]) => (answer?.intent === intent ? answer : undefined);
  return (
    <SettingsFrame
      title="Brand"
      lead="How members and candidates see you: on your careers page, the pages to join, to answer and to complain, and in your mails."
      areas={areas}
    >
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
        <div className="space-y-5">
          <LogoSection
            logo={brand.logo}
            mayChange={mayChange}
            maxBytes={maxLogoBytes}
            answer={answerTo("logo") ?? answerTo("remove-logo")}
          />
          <Section title="Name, colour and contact details" description="All of them may stay empty.">
            {mayChange ? (
              <BrandForm brand={brand} typed={typed} onType={setTyped} answer={answerTo("brand")} />
            ) : (
              <Alert tone="info">They can be changed once the trial has been extended.</Alert>
            )}
          </Section>
        </div>
        <Preview brand={{ ...typed, logo: brand.logo }} />
      </div>
    </SettingsFrame>
  );
}

function LogoSection({
  logo,
  mayChange,
  maxBytes,
  answer,
}: {
  logo: SaccoBrand["logo"];
  mayChange: boolean;
  maxBytes: number;
  answer: BrandAnswer | undefined;
}) {
  return (
    <Section
      title="Logo"
      description="A PNG, JPEG or WebP; with a transparent background it looks right everywhere. It is kept small, with nothing in it but what is seen."
    >
      <div className="space-y-4">
        {logo && (
          <div className="flex flex-wrap items-center gap-4">
            <img
              src={logo.path}
              alt="Your logo"
              width={logo.width}
              height={logo.height}
              className="h-auto max-h-24 w-auto max-w-full rounded-sm border border-line bg-white p-2"
            />
            {mayChange && (
              <ActionButton intent="remove-logo" preventScrollReset>
                Remove the logo
              </ActionButton>
            )}
          </div>
        )}
        {mayChange && (
          <ActionForm
            intent="logo"
            encType="multipart/form-data"
            refusal={answer?.failure}
            saved={answer?.saved}
            shown={["logo"]}
            emptied
            submitLabel={logo ? "Replace the logo" : "Put in the logo"}
            sendingLabel="Sending the picture"
            preventScrollReset
          >
            {(errors) => (
              <Field
                label="Picture"
                name="logo"
                required
                hint={`At most ${formatBytes(maxBytes)}`}
                error={errors.logo}
              >
                {(control) => (
                  <input
                    {...control}
                    type="file"
                    accept=".png,.jpg,.jpeg,.webp"
                    className={`${controlClass} h-auto py-2 file:mr-3 file:min-h-9 file:rounded-input file:border-0 file:bg-brand-tint file:px-3 file:font-semibold file:text-brand-ink`}
                  />
                )}
              </Field>
            )}
          </ActionForm>
        )}
      </div>
    </Section>
  );
}

function BrandForm({
  brand,
  typed,
  onType,
  answer,
}: {
  brand: SaccoBrand;
  typed: SaccoBrand;
  onType: Dispatch<SetStateAction<SaccoBrand>>;
  answer: BrandAnswer | undefined;
}) {
  const note = (event: FormEvent<HTMLDivElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    // Several fields change at once where what was typed before is entered again.
    if (name) onType((before) => ({ ...before, [name]: value }));
  };
  return (
    <ActionForm
      intent="brand"
      keptAs="brand"
      refusal={answer?.failure}
      saved={answer?.saved}
      submitLabel="Save the brand"
      preventScrollReset
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2" onInput={note}>
          <Field
            label="Short name"
            name="shortName"
            hint="Where the whole name is too long"
            error={errors.shortName}
          >
            {(control) => <Input {...control} maxLength={30} defaultValue={brand.shortName} />}
          </Field>
          <ColourField typed={typed} onType={onType} error={errors.colour} />
          <Field label="Tagline" name="tagline" error={errors.tagline}>
            {(control) => <Input {...control} maxLength={120} defaultValue={brand.tagline} />}
          </Field>
          <Field label="Tagline in Kiswahili" name="taglineSwahili" error={errors.taglineSwahili}>
            {(control) => (
              <Input {...control} lang="sw" maxLength={120} defaultValue={brand.taglineSwahili} />
            )}
          </Field>
          <Field label="Phone for members" name="phone" error={errors.phone}>
            {(control) => <PhoneInput {...control} autoComplete="off" defaultValue={brand.phone} />}
          </Field>
          <Field label="Email for members" name="email" error={errors.email}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                maxLength={254}
                defaultValue={brand.email}
              />
            )}
          </Field>
          <Field label="Office address" name="address" hint="As people find it" error={errors.address}>
            {(control) => <Input {...control} maxLength={200} defaultValue={brand.address} />}
          </Field>
          <Field label="Website" name="website" hint="https://www.example.co.ke" error={errors.website}>
            {(control) => <Input {...control} type="url" maxLength={200} defaultValue={brand.website} />}
          </Field>
        </div>
      )}
    </ActionForm>
  );
}

/** The colour in words and as the browser's own picker; says at once whether words in it can be read. */
function ColourField({
  typed,
  onType,
  error,
}: {
  typed: SaccoBrand;
  onType: Dispatch<SetStateAction<SaccoBrand>>;
  error: string | undefined;
}) {
  const { colour } = typed;
  const choose = (chosen: string) => onType((before) => ({ ...before, colour: chosen }));
  const known = hexColour.test(colour);
  const contrast = known ? contrastInUse(colour) : null;
  const shade = contrast !== null && contrast < minContrast ? readableShade(colour) : null;
  return (
    <div className="space-y-2">
      <Field label="Main colour" name="colour" hint="Like #0f5c43; empty for ours" error={error}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              value={colour}
              onChange={({ target }) => choose(target.value)}
              className="font-mono"
            />
            <input
              type="color"
              aria-label="Choose the main colour"
              value={known ? colour.toLowerCase() : "#0f5c43"}
              onChange={({ target }) => choose(target.value)}
              className="size-11 shrink-0 rounded-input border border-field bg-card p-1"
            />
          </div>
        )}
      </Field>
      <div role="status" className="space-y-2 text-sm">
        {contrast !== null && !shade && (
          <p className="text-success">Words in it can be read: its contrast is {contrast.toFixed(1)}.</p>
        )}
        {contrast !== null && shade && (
          <>
            <p className="text-warning">
              Its contrast is {(Math.floor(contrast * 10) / 10).toFixed(1)}, and reading needs {minContrast}.
            </p>
            <Button size="sm" variant="secondary" onClick={() => choose(shade)}>
              <span
                aria-hidden
                className="size-4 rounded-sm border border-line"
                style={{ background: shade }}
              />
              Use the nearest shade, {shade}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const places = [
  ["Careers page", (slug: string) => `/jobs?sacco=${slug}`],
  ["Page to join", (slug: string) => `/join/${slug}`],
  ["Survey", (slug: string) => `/feedback/${slug}`],
  ["Complaint form", (slug: string) => `/complain/${slug}`],
] as const;

function Preview({ brand }: { brand: SaccoBrand }) {
  const known = hexColour.test(brand.colour);
  return (
    <Section title="Preview" description="As your pages show it once it is saved.">
      <BrandColour colour={known ? readableShade(brand.colour) : undefined}>
        <div className="overflow-hidden rounded-card border border-line">
          <div className="border-b border-line bg-card p-4">
            <SaccoName brand={brand} />
          </div>
          <div className="space-y-3 bg-sand p-4">
            <p className="font-display text-xl font-semibold">Become a member</p>
            <p className="text-sm">
              <span className="font-semibold text-brand-ink underline">What it costs</span>
            </p>
            <span aria-hidden className={buttonClass()}>
              Start my application
            </span>
            <p className="rounded-input bg-brand-tint p-3 text-sm text-brand-ink">Chosen</p>
          </div>
          <SaccoContacts brand={brand} className="border-t border-line bg-card px-4 py-2" />
        </div>
      </BrandColour>
      <ul className="mt-4 flex flex-wrap gap-x-5 text-sm">
        {places.map(([label, pathOf]) => (
          <li key={label}>
            <Link
              to={pathOf(brand.slug)}
              className="inline-flex min-h-11 items-center text-brand-ink underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
