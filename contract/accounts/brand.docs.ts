import { describeSchema } from "../core/documentation.ts";
import { brandCalls } from "./brand.calls.ts";
import { brandInput, saccoBrand } from "./brand.ts";

const fields = {
  shortName: ["What people call it, where the whole name is too long; empty without.", "Umoja"],
  tagline: ["A line below the name, in English; empty without.", "Growing together since 1998"],
  taglineSwahili: ["The same in Kiswahili.", "Tunakua pamoja tangu 1998"],
  colour: ["The main colour, in which words can be read on white; empty for the product's.", "#7a1f5c"],
  phone: ["Where members call; empty without.", "+254712345678"],
  email: ["Where members write; empty without.", "hello@umoja.example"],
  address: ["Where its office is; empty without.", "Umoja House, Kenyatta Avenue, Nairobi"],
  website: ["Its own site; empty without.", "https://www.umoja.example"],
} as const;

export const brandDocs = [
  describeSchema(brandCalls.saveLogo.form.fields, "LogoInput", "A logo to put in.", {}),
  describeSchema(brandCalls.ofSacco.params, "BrandPath", "Which SACCO.", { slug: ["Its slug.", "umoja"] }),
  describeSchema(brandCalls.logo.query, "LogoQuery", "Which of its logos.", {
    v: ["Another with each logo, so that none is shown for longer than it holds.", "0193f0a2"],
  }),
  describeSchema(brandInput, "BrandInput", "How an organisation shows itself.", { ...fields }),
  describeSchema(saccoBrand, "SaccoBrand", "How a SACCO shows itself to members and candidates.", {
    name: ["Its name.", "Umoja SACCO"],
    slug: ["Its slug.", "umoja"],
    ...fields,
    logo: ["Its logo; null without one."],
  }),
  describeSchema(saccoBrand.shape.logo.unwrap(), "Logo", "A logo.", {
    path: ["Path of the picture.", "/og/logos/umoja.png?v=0193f0a2"],
    width: ["Width in points.", 480],
    height: ["Height in points.", 120],
  }),
];
