export const ageBands = ["18-30", "31-45", "46 and over"] as const;
export const counties = ["Nairobi", "Kiambu", "Kisumu", "Mombasa", "Nakuru"] as const;
export const holdings = ["Savings only", "Running loan", "No activity for 90 days"] as const;

/** What a message to members needs to know of them. */
export interface Contact {
  name: string;
  age: (typeof ageBands)[number];
  county: (typeof counties)[number];
  holding: (typeof holdings)[number];
  /** Agreed to marketing messages; without it none is sent (Data Protection Act 2019). */
  optedIn: boolean;
}

type Row = readonly [string, 0 | 1 | 2, 0 | 1 | 2 | 3 | 4, 0 | 1 | 2, 0 | 1];

/** Name, age band, county, holding, opted in. */
const rows: readonly Row[] = [
  ["Achieng Odera", 0, 2, 0, 1],
  ["Barasa Wekesa", 1, 4, 1, 1],
  ["Chepkoech Langat", 1, 4, 0, 0],
  ["Dama Kazungu", 0, 3, 2, 1],
  ["Esther Wangari", 2, 1, 1, 1],
  ["Farah Ibrahim", 1, 0, 0, 1],
  ["Gathoni Maina", 0, 1, 0, 1],
  ["Hamisi Bakari", 2, 3, 1, 0],
  ["Irungu Kamau", 1, 0, 1, 1],
  ["Joyce Adhiambo", 1, 2, 0, 1],
  ["Kibet Sang", 0, 4, 2, 0],
  ["Lucy Nyambura", 2, 0, 0, 1],
  ["Mutiso Kilonzo", 1, 0, 2, 1],
  ["Nasra Yusuf", 0, 3, 0, 1],
  ["Omondi Were", 2, 2, 1, 1],
  ["Purity Njeri", 0, 1, 0, 0],
  ["Rashid Omar", 1, 3, 0, 1],
  ["Stella Moraa", 0, 0, 0, 1],
  ["Tabitha Wanja", 1, 1, 1, 1],
  ["Ustadh Salim", 2, 3, 2, 1],
  ["Violet Anyango", 0, 2, 2, 1],
  ["Waweru Ndungu", 2, 4, 0, 1],
  ["Yvonne Cherono", 0, 4, 0, 1],
  ["Zawadi Mwende", 1, 0, 0, 0],
];

/** Two dozen made-up members. */
export const contacts: readonly Contact[] = rows.map(([name, age, county, holding, optedIn]) => ({
  name,
  age: ageBands[age],
  county: counties[county],
  holding: holdings[holding],
  optedIn: optedIn === 1,
}));
