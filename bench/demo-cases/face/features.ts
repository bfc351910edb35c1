import { type Chance, chance } from "#server/seed/content/random.ts";

/** What a drawn face is made of; lengths as parts of half the face's width. */
export interface Features {
  skin: { hue: number; saturation: number; light: number };
  /** Height of the face, and how wide its jaw and its chin are. */
  tall: number;
  jaw: number;
  chin: number;
  eyes: { apart: number; across: number; open: number; slant: number; bags: number; y: number };
  brows: { thick: number; tilt: number; away: number };
  nose: { across: number; long: number; bridge: number };
  mouth: { across: number; upper: number; lower: number; smile: number; y: number; teeth: boolean };
  beard: "none" | "moustache" | "full" | "goatee";
  glasses: boolean;
  hair: "short" | "shaved" | "long" | "afro" | "braids" | "headscarf" | "receding";
  grey: boolean;
  lines: number;
}

const within = (random: Chance, low: number, high: number) => low + (high - low) * random.next();

/** The same seed gives the same face. */
export function featuresOf(seed: string, sex: "female" | "male"): Features {
  const random = chance(`face ${seed}`);
  const woman = sex === "female";
  return {
    skin: { hue: within(random, 18, 26), saturation: within(random, 24, 40), light: within(random, 20, 42) },
    tall: within(random, 1.2, 1.58),
    jaw: within(random, 0.68, 0.98),
    chin: within(random, 0.22, 0.55),
    eyes: {
      apart: within(random, 0.34, 0.5),
      across: within(random, 0.15, 0.25),
      open: within(random, 0.3, 0.62),
      slant: within(random, -0.16, 0.16),
      bags: within(random, 0, 0.5),
      y: within(random, -0.22, 0.02),
    },
    brows: {
      thick: within(random, 0.03, 0.1),
      tilt: within(random, -0.1, 0.12),
      away: within(random, 0.14, 0.28),
    },
    nose: {
      across: within(random, 0.17, 0.36),
      long: within(random, 0.3, 0.62),
      bridge: within(random, 0.05, 0.14),
    },
    mouth: {
      across: within(random, 0.26, 0.52),
      upper: within(random, 0.05, 0.13),
      lower: within(random, 0.07, 0.17),
      smile: within(random, -0.08, 0.16),
      y: within(random, 0.24, 0.4),
      teeth: random.happens(0.3),
    },
    beard: woman ? "none" : random.pick(["none", "moustache", "full", "goatee"]),
    glasses: random.happens(0.25),
    hair: woman
      ? random.pick(["long", "afro", "braids", "headscarf", "short"])
      : random.pick(["short", "shaved", "receding", "short"]),
    grey: random.happens(0.2),
    lines: random.happens(0.4) ? within(random, 0.2, 0.7) : 0,
  };
}
