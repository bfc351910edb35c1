import { z } from "zod";
import { contrastInUse, hexColour, isReadable, minContrast, readableShade } from "../core/colour.ts";
import { email, optionalPhone } from "../core/fields.ts";
import { mediaTypes } from "../core/media-types.ts";

/** The longest short name: what fits beside a logo on a phone. */
export const maxShortName = 30;
export const maxTagline = 120;

/** Size of a logo's file at most, and its sides, in points, as it is kept. */
export const maxLogoBytes = 2 * 1024 * 1024;
export const logoBox = { width: 480, height: 240 } as const;

/** What a logo may be. No SVG: it is a program as much as a picture. */
export const logoMediaTypes = [mediaTypes.png, mediaTypes.jpeg, mediaTypes.webp] as const;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, "Please use one line of plain letters");

/** What an owner is told of a colour that cannot be read. */
export const unreadableColour = (colour: string): string =>
  `Words in this colour have a contrast of ${(Math.floor(contrastInUse(colour) * 10) / 10).toFixed(1)}; reading needs ${minContrast}. The nearest shade that has it is ${readableShade(colour)}.`;

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(hexColour, "Please write it like #0f5c43")
  .refine(isReadable, { error: ({ input }) => unreadableColour(String(input)) });

/** How an organisation shows itself to members and candidates. Empty is none. */
export const brandInput = z.object({
  shortName: line(maxShortName),
  tagline: line(maxTagline),
  taglineSwahili: line(maxTagline),
  colour: colour.or(z.literal("")),
  phone: optionalPhone,
  email: email.or(z.literal("")),
  address: line(200),
  website: z
    .url({ protocol: /^https?$/, error: "Please write the whole address: https://www.example.co.ke" })
    .max(200)
    .or(z.literal("")),
});
export type BrandInput = z.infer<typeof brandInput>;

/** The brand of an organisation, with its name and where its logo is. */
export const saccoBrand = z.object({
  name: z.string(),
  slug: z.string(),
  shortName: z.string(),
  tagline: z.string(),
  taglineSwahili: z.string(),
  colour: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  website: z.string(),
  /** Path of the picture and its size in points; null without one. Another picture has another path. */
  logo: z.object({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
});
export type SaccoBrand = z.infer<typeof saccoBrand>;
