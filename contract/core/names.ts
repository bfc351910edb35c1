import { z } from "zod";
import { fieldMessages } from "./fields.messages.ts";
import { required } from "./fields.ts";
import { says, textOf } from "./messages.ts";

/** Most characters of a person's name, whole or in part. */
export const maxPersonName = 100;
export const maxOrganisationName = 120;

/** Line breaks of every kind, and characters that nobody sees or that turn the order of others around. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

/** Endings of web addresses that mail programs make links of, also where they are written in capitals. */
const addressEndings =
  "com|net|org|info|biz|co|ke|ug|tz|rw|et|ng|za|uk|us|eu|in|cn|ru|io|me|ly|to|gl|gg|tk|ml|ga|cf|xyz|top|app|dev|site|online|shop|store|club|live|link|click|win|vip|pro|mobi|africa|page|web|icu|buzz|work|example|test";

/** Addresses of the web and of mail, and what programs take for one. */
const addresses = [
  /:\/\//,
  /\bhttps?\b/i,
  /\bwww\./i,
  /@/,
  // `evil.example`, `Evil.Com`, `EVIL.CO.KE`; not `J.K. Otieno`, `Dr.Otieno` or `No.2`.
  /[\p{L}\p{N}]\.[a-z]{2,}/u,
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${addressEndings})(?![\\p{L}\\p{N}])`, "iu"),
  /\d{1,3}(?:\.\d{1,3}){3}/,
];

/** Dots of other scripts, which mail programs read as the one of a web address. */
const otherDots = /[\u3002\uFF0E\uFF61]/g;

const holdsAddress = (text: string): boolean => {
  const plain = text.normalize("NFKC").replace(otherDots, ".");
  return addresses.some((address) => address.test(plain));
};

/** `Dr.Otieno` as `Dr. Otieno`, in which nothing is left that could be taken for an address. */
const spaced = (text: string): string =>
  text.replace(/ {2,}/g, " ").replace(/(\p{L})\.(?=\p{L}{2})/gu, "$1. ");

/** A name goes into mails to addresses that anybody may have typed: it must not become a stranger's message. */
const name = (max: number) =>
  z
    .string()
    .trim()
    .min(1, required)
    .max(max)
    .refine((text) => !unprintable.test(text), says(textOf(fieldMessages, (t) => t.nameInOneLine)))
    .refine((text) => !holdsAddress(text), says(textOf(fieldMessages, (t) => t.nameWithoutAddress)))
    .overwrite(spaced);

/**
 * The name of a person, or one part of it: letters of any language with what names are written with
 * (`Ng'ang'a`, `O'Brien`, `Wanjiku wa Kamau`, `Amina d/o Hassan`, `J.K. Otieno (Snr)`). No address, no phone
 * number, no line break.
 */
export const personName = name(maxPersonName)
  .refine((text) => /\p{L}/u.test(text), says(textOf(fieldMessages, (t) => t.name)))
  .refine(
    (text) => /^[\p{L}\p{M}\p{N}\p{Zs}'’‘ʼ´`.,()&/\p{Pd}]*$/u.test(text),
    says(textOf(fieldMessages, (t) => t.personName)),
  )
  .refine((text) => !/\d(?:[ .-]?\d){5}/.test(text), says(textOf(fieldMessages, (t) => t.nameWithoutPhone)));

/** The name of a SACCO or another organisation: `Umoja & Jirani SACCO (Nairobi) No. 2`. No address, no line break. */
export const organisationName = name(maxOrganisationName)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), says(textOf(fieldMessages, (t) => t.name)))
  .refine((text) => !/[<>\\{}]/.test(text), says(textOf(fieldMessages, (t) => t.nameInPlainLetters)));
