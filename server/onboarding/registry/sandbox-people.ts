import { type RegistryAnswer, type RegistryPerson, unavailable } from "./registry-adapter.ts";

/**
 * People who do not exist. Numbers of eight digits that begin with 9 are not given to anybody; docs/guides/connect-a-registry.md
 * lists these for who tries the product.
 */
const people: readonly RegistryPerson[] = [
  ["90000001", "Grace Wanjiku Kamau", "1990-03-12", "F", "231456701"],
  ["90000002", "Brian Otieno Ochieng", "1987-11-02", "M", "231456702"],
  ["90000003", "Mercy Chebet Rotich", "1995-06-30", "F", "231456703"],
  ["90000004", "Abdirahman Mohamed Ali", "1979-01-01", "M", "231456704"],
  ["90000005", "Faith Mwende Mutua", "2001-08-19", "F", "231456705"],
  ["90000006", "Peter Ng'ang'a Njoroge", "1968-12-05", "M", "231456706"],
  ["90000007", "Nekesa Wafula Simiyu", "1992-02-29", "F", "231456707"],
  ["90000008", "Dennis Momanyi Ombati", "1983-04-17", "M", "231456708"],
  ["90000009", "Rehema Kadzo Katana", "1998-09-09", "F", "231456709"],
  ["90000010", "Josphat Muriithi Mugambi", "1975-05-23", "M", "231456710"],
  ["09000011", "Halima Abdi Hussein", "1989-07-07", "F", "231456711"],
  ["90000012", "Kevin Kiprotich Langat", "1993-10-10", "M", "231456712"],
  // Applicants of the demo. Two of them differ from their documents.
  ["91000001", "Esther Wambui Mwangi", "1991-07-14", "F", "969482314"],
  ["91000002", "Caroline Jepkosgei Bett", "1988-02-23", "F", "457206148"],
  ["91000003", "Dennis Omondi Odhiambo", "1968-04-12", "M", "227873864"],
  ["91000005", "Peter Mutwiri Kinoti", "1979-11-05", "M", "530476209"],
  ["91000006", "Rose Nyambura Kamau", "1993-01-19", "F", "158248553"],
  ["91000007", "Hassan Omar Bakari", "1975-08-08", "M", "236043581"],
  ["91000009", "Kadzo Mapenzi Charo", "1966-03-27", "F", "575156949"],
  ["91000010", "Kevin Barasa Simiyu", "1996-05-16", "M", "362320190"],
  ["91000011", "Naomi Nduku Mutua", "1985-10-21", "F", "211301225"],
].map(([idNumber = "", fullName = "", dateOfBirth = "", sex = "", serialNumber = ""]) => ({
  idNumber,
  fullName,
  dateOfBirth,
  sex,
  serialNumber,
}));

/** Everybody whom the sandbox knows, by number. */
export const sandboxPeople: ReadonlyMap<string, RegistryPerson> = new Map(
  people.map((person) => [person.idNumber, person]),
);

/** Numbers at which the sandbox behaves as registries do on bad days. */
export const sandboxTroubles: ReadonlyMap<string, RegistryAnswer> = new Map([
  ["90000406", { kind: "not_applicable" }],
  ["90000408", unavailable("timeout")],
  ["90000409", unavailable("other_person")],
  ["90000422", unavailable("unreadable")],
  ["90000503", unavailable("status")],
  ["91000503", unavailable("status")],
]);

/** The number of somebody who is found, but slowly. */
export const slowNumber = "90000202";
