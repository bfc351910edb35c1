/** Stages of a prospect, in order. */
export const stages = ["New", "Contacted", "Visit booked", "Applied", "Joined"] as const;
export type LeadStage = (typeof stages)[number];

export const products = ["FOSA savings", "Development loan", "School fees loan", "Chama account"] as const;

export interface Lead {
  id: string;
  name: string;
  work: string;
  town: string;
  product: (typeof products)[number];
  source: "Member referral" | "Walk-in" | "Website" | "Field visit";
  /** The employer remits by check-off already. */
  checkOff: boolean;
  /** Days since they last asked. */
  asked: number;
  /** Answered the phone or a message. */
  reached: boolean;
  /** Deposits a month they have in mind, in integer cents. */
  monthly: number;
  stage: LeadStage;
}

const ksh = (shillings: number) => shillings * 100;

export const leads: readonly Lead[] = [
  {
    id: "naomi-wairimu",
    name: "Naomi Wairimu",
    work: "Nurse, Thika Level 5 Hospital",
    town: "Thika",
    product: "Development loan",
    source: "Member referral",
    checkOff: true,
    asked: 2,
    reached: true,
    monthly: ksh(5_000),
    stage: "New",
  },
  {
    id: "ali-mwinyi",
    name: "Ali Mwinyi",
    work: "Clearing agent, Mombasa",
    town: "Mombasa",
    product: "FOSA savings",
    source: "Website",
    checkOff: false,
    asked: 1,
    reached: false,
    monthly: ksh(8_000),
    stage: "New",
  },
  {
    id: "tumaini-chama",
    name: "Tumaini Women's Group",
    work: "14 traders at Gikomba market",
    town: "Nairobi",
    product: "Chama account",
    source: "Field visit",
    checkOff: false,
    asked: 12,
    reached: true,
    monthly: ksh(21_000),
    stage: "Contacted",
  },
  {
    id: "kennedy-ochieng",
    name: "Kennedy Ochieng",
    work: "Teacher, Kisumu",
    town: "Kisumu",
    product: "School fees loan",
    source: "Member referral",
    checkOff: true,
    asked: 6,
    reached: true,
    monthly: ksh(4_000),
    stage: "Contacted",
  },
  {
    id: "sharon-jepkosgei",
    name: "Sharon Jepkosgei",
    work: "Dairy farmer, Kapsabet",
    town: "Kapsabet",
    product: "Development loan",
    source: "Walk-in",
    checkOff: false,
    asked: 20,
    reached: true,
    monthly: ksh(3_500),
    stage: "Visit booked",
  },
  {
    id: "victor-musyoka",
    name: "Victor Musyoka",
    work: "Security guard, Machakos",
    town: "Machakos",
    product: "FOSA savings",
    source: "Member referral",
    checkOff: true,
    asked: 41,
    reached: false,
    monthly: ksh(1_500),
    stage: "Contacted",
  },
  {
    id: "halima-noor",
    name: "Halima Noor",
    work: "Pharmacist, Garissa",
    town: "Garissa",
    product: "Development loan",
    source: "Website",
    checkOff: false,
    asked: 4,
    reached: true,
    monthly: ksh(10_000),
    stage: "Applied",
  },
];
