import { maxPhrase, wordSet, wordsOf } from "./words.ts";

/** Words that an organisation's name ends with. */
const endings = wordSet(`
  academy advocates agencies agency airlines airways alliance associates association assembly authority bakers bakery bank banks
  board brewers breweries brokers builders bureau cafe camp campus cement center centre centres chambers chapel chemist
  chemists church cinema clinic club co co-op coop cooperative co-operative college commission committee communications
  company consortium construction constructions consultants consulting contractors corporation corp council court
  creations dairies dairy depot designs distributors electricals electronics electricity embassy
  energy engineers engineering enterprise enterprises equipment estates exchange experts exporters factory farm farmers
  farms federation finance firm flowers forum foundation foods franchise fund garage gardens gas government group
  growers hardware headquarters health healthcare holdings home homes hospital hospitals hostel hotel hotels house
  inc incorporated industries initiative institute institution insurance insurers international investments investment
  judiciary lab laboratories laboratory labs law library limited llc llp lodge logistics lounge ltd manufacturers
  manufacturing mart mall media microfinance mill millers mills mines ministry mission motors museum network networks
  ngo office oil organisation organization outfitters parastatal partners partnership petroleum pharmaceuticals pharmacy
  photocopies plantation plc plumbers polytechnic port posta press primary printers productions products programme
  program project properties publishers ranch realtors registry resort resorts restaurant retail retailers sacco
  saccos savings school schools seminary secondary services service shipping shop shops society software solutions
  station steel stores store studio studios suites supermarket supermarkets suppliers supplies synergies systems
  tannery tea tech technologies technology telecom telecommunications telkom textiles theatre tours towers traders
  trading training transporters travel travels trust tvet union university ventures village water works workshop world
  kampuni benki shule chuo hospitali wizara kaunti shirika chama kanisa duka hoteli kiwanda msingi sekondari
  gmbh pty sarl nv ag africa kenya
`);

/** Words that an organisation's name starts with. */
const beginnings =
  /^(?:the\s+)?(?:ministry|office|department|institute|university|college|bank|county|government|national|state|embassy|high commission|association|federation|society|church|diocese|archdiocese|kampuni|benki|chuo|shule|wizara|shirika|hospitali|kaunti|chama|serikali|kanisa|duka|hoteli|kiwanda|ushirika|united nations|un |world|st\.? |saint |republic|commission|board|council|action|save the|centre|center|friends of|kenya|jomo|moi )/i;

/**
 * How much a text looks like an organisation: 3 by a word that ends such names, 2 by one that starts them,
 * 1.5 for an abbreviation in capitals, 0 otherwise.
 */
export function organisationScore(text: string): number {
  if (text.length > maxPhrase) return 0;
  const plain = text
    .replace(/\([^)]*\)/g, " ")
    .replace(/[.,;:]+$/, "")
    .trim();
  const words = wordsOf(plain);
  const last = words.at(-1);
  if (last === undefined || words.length > 14) return 0;
  const capitalised = /^[\p{Lu}\d]/u.test(plain);
  if (
    capitalised &&
    words.length > 1 &&
    (endings.has(last) || /\b(?:ltd|limited|plc|inc|llc|llp|sacco|gmbh)\b/i.test(plain))
  )
    return 3;
  if (capitalised && words.length > 1 && beginnings.test(plain)) return 2;
  if (/\b(?:sacco|ltd|plc)\b/i.test(plain)) return 2.5;
  if (/^[A-Z][A-Z&.]{1,7}$/.test(plain)) return 1.5;
  if (capitalised && words.length > 1 && words.some((word) => endings.has(word) && word !== "kenya"))
    return 1.5;
  return 0;
}
