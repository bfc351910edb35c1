import type { Profession } from "./types.ts";

export const records: Profession = {
  positions: {
    junior: [
      [
        "Data Entry Clerk",
        "Typed and checked data, about 180 forms a day, and returned unclear ones with a note.",
      ],
      ["Filing Clerk", "Received, sorted and filed incoming letters and kept the dispatch book."],
    ],
    mid: [
      [
        "Records Clerk",
        "Prepared, scanned and indexed 24,000 personal files, checked each scan and kept the movement register.",
      ],
      [
        "Registry Clerk",
        "Issued files to officers, traced missing ones and applied the retention schedule under the records policy.",
      ],
      [
        "Records Assistant",
        "Sorted a backlog of six years, with a shelf list that staff could use without asking me.",
      ],
    ],
    senior: [
      [
        "Records Officer",
        "Supervised a registry of four clerks, drew up the retention schedule and led the move to a document management system.",
      ],
      [
        "Registry Supervisor",
        "Supervised a registry of four clerks, drew up the retention schedule and led the move to a document management system.",
      ],
    ],
  },
  employers: [
    "County Land Registry",
    "Upendo Health Workers SACCO",
    "Mzizi Archives Services",
    "St. Monica Mission Hospital",
    "Kijani Insurance Brokers",
    "Tumaini Technical College",
  ],
  schooling: "college",
  skills: [
    "Records management",
    "Data entry",
    "Scanning and indexing",
    "Attention to detail",
    "MS Office",
    "Filing",
    "Data protection",
    "Office administration",
    "Minute taking",
    "Communication",
  ],
  studies: {
    certificate: "Certificate in Records Management",
    diploma: "Diploma in Records and Archives Management",
    degree: "Bachelor of Science (Information Science)",
    masters: "Master of Science (Information Science)",
  },
  credential: null,
  objectives: {
    junior: ["Neat and fast clerk with {years} of typing, filing and finding."],
    mid: [
      "Records clerk with {years} in registries. If a file exists I find it; if it does not, I can say since when.",
      "Records assistant with {years} in scanning and indexing, exact and discreet.",
    ],
    senior: [
      "Records officer with {years} in registries and archives, from paper shelves to document systems.",
    ],
  },
  achievements: {
    junior: ["At {company} my error rate on typed forms was under one in five hundred over a year."],
    mid: [
      "At {company} I cleared a backlog of six years in seven months, and the auditors found every file they asked for.",
      "Two people at {company} used to search half a day for one file. Since I introduced the movement register it takes minutes.",
    ],
    senior: ["I led the move of 40,000 files at {company} into a document system, and we lost none."],
  },
  salary: { junior: [18, 27], mid: [30, 42], senior: [48, 65] },
};

export const driver: Profession = {
  positions: {
    junior: [
      [
        "Delivery Rider",
        "Delivered parcels and documents in town by motorcycle and van, collected signatures and kept the delivery sheet.",
      ],
      [
        "Delivery Driver",
        "Delivered parcels and documents in town by motorcycle and van, collected signatures and kept the delivery sheet.",
      ],
    ],
    mid: [
      [
        "Driver",
        "Drove staff on upcountry journeys, checked the vehicle each morning, and kept the logbook and fuel record. No accident in six years.",
      ],
      [
        "Company Driver",
        "Drove the staff bus on two routes a day, arranged vehicle servicing and inspection, and delivered documents to county offices.",
      ],
    ],
    senior: [
      [
        "Senior Driver",
        "Planned routes for five drivers, followed fuel use and vehicle maintenance, and trained new drivers in defensive driving.",
      ],
      [
        "Transport Supervisor",
        "Planned routes for five drivers, followed fuel use and vehicle maintenance, and trained new drivers in defensive driving.",
      ],
    ],
  },
  employers: [
    "Ndovu Logistics",
    "St. Monica Mission Hospital",
    "Savanna Safaris Transport",
    "Maji Safi Water Company",
    "Coral Bay Hotels",
  ],
  schooling: "school",
  skills: [
    "Defensive driving",
    "Vehicle maintenance",
    "Time keeping",
    "Route planning",
    "First aid",
    "Communication",
    "Kiswahili",
    "Logbook keeping",
  ],
  studies: {
    certificate: "Certificate in Motor Vehicle Mechanics",
    diploma: "Diploma in Transport and Logistics",
    degree: "Bachelor of Science (Logistics)",
    masters: "Master of Science (Logistics)",
  },
  credential: null,
  objectives: {
    junior: ["Careful rider with {years} of deliveries in town traffic."],
    mid: [
      "Driver with {years} on Kenyan roads, class BCE licence, and no accident. I would rather arrive five minutes late than not at all, and I plan so that I am on time.",
    ],
    senior: ["Driver and transport supervisor with {years} of experience in people, vehicles and papers."],
  },
  achievements: {
    junior: ["At {company} I make about thirty deliveries a day and have not lost a document yet."],
    mid: [
      "In six years at {company} I have driven more than 240,000 kilometres without an accident, most of them upcountry and many in the rains.",
      "At {company} I keep the logbook so that fuel can be checked to the litre, and I report small faults early; our repair costs fell for two years running.",
    ],
    senior: [
      "At {company} I planned the journeys of five drivers and cut fuel by a tenth just by joining errands.",
    ],
  },
  salary: { junior: [20, 28], mid: [32, 42], senior: [45, 58] },
};
