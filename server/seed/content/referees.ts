import type { WorkExperience } from "#contract/recruitment/applications.ts";
import { type Chance, chance } from "./random.ts";
import type { RosterEntry } from "./roster.ts";
import type { DemoEducation, DemoReferee } from "./types.ts";

const names = [
  "Jacinta Wangui Thiong'o",
  "Paul Odhiambo Nyawara",
  "Esther Chelimo Kipruto",
  "Alfred Mulwa Nzuki",
  "Khalid Swaleh Mbarak",
  "Florence Nanyama Welime",
  "Zachary Gikunda Mutuma",
  "Norah Kwamboka Obure",
  "Cyrus Ndirangu Mathenge",
  "Scholastica Auma Ogola",
  "Isaac Kiprotich Lelei",
  "Rahma Hamisi Tsuma",
  "Pius Muthiani Kavoi",
  "Margaret Nyokabi Irungu",
  "Tobias Wekulo Nabiswa",
  "Adan Issack Hirbo",
  "Lucy Sein Tumpes",
  "Reuben Ongwae Nyangweso",
  "Teresa Wamaitha Gichohi",
  "Charles Oduor Wandera",
  "Pamela Chepkorir Kirui",
  "Joshua Kyengo Mbithuka",
  "Mariam Athumani Pembe",
  "Stanley Makokha Werunga",
  "Consolata Karambu Nkonge",
  "Erastus Momanyi Getange",
  "Lilian Nyawira Gakuru",
  "George Were Oloo",
  "Emily Jepchirchir Sitienei",
  "Onesmus Wambua Kituku",
  "Ahmed Bashir Jelle",
  "Rebecca Nasieku Sankale",
  "Harun Kaluma Mwakesi",
  "Agatha Buyanzi Shitanda",
  "Timon Ekai Lorot",
  "Veronicah Gesare Ratemo",
] as const;

const superiors = [
  "Branch Manager",
  "Operations Manager",
  "Head of Department",
  "Human Resource Manager",
] as const;

/** `Nuru Teachers SACCO` as the domain of a mail address: `nuru.example`. */
function domainOf(organisation: string): string {
  const words = organisation
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ");
  return `${words.find((word) => word.length > 3) ?? "office"}.example`;
}

/** Two referees: somebody from the latest employer, and somebody from an earlier one or from college. */
export function refereesOf(
  person: RosterEntry,
  experiences: readonly WorkExperience[],
  studies: readonly DemoEducation[],
  dice: Chance,
): DemoReferee[] {
  const [latest, earlier] = experiences;
  const college = studies.find(({ institution }) => /University|Polytechnic/.test(institution));
  const places = [
    { company: latest?.company ?? "", position: dice.pick(superiors) },
    earlier
      ? { company: earlier.company, position: dice.pick(superiors) }
      : { company: college?.institution ?? person.town, position: "Lecturer" },
  ];
  return places.map((place) => {
    // The same post is held by the same person, whoever names it.
    const post = chance(`referee ${place.company} ${place.position}`);
    const name = post.pick(names);
    const words = name.toLowerCase().replaceAll("'", "").split(" ");
    return {
      ...place,
      name,
      phone: `+25470001${post.between(1000, 9999)}`,
      email: `${words[0]}.${words.at(-1)}@${domainOf(place.company)}`,
    };
  });
}
