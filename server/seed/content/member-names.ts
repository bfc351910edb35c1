import type { Chance } from "./random.ts";

/** Given names and family names that go together: from all regions of Kenya, combined at random. Nobody is meant. */
const regions: readonly { women: string; men: string; families: string }[] = [
  {
    women: "Wanjiku Wambui Njeri Wairimu Nyambura Wangari Muthoni Wanjiru Waithera Gathoni",
    men: "Kamau Mwangi Njoroge Kariuki Maina Githinji Ndungu Kimani Gitau Waweru",
    families:
      "Kamau Mwangi Njoroge Kariuki Maina Githinji Ndungu Kimani Gitau Waweru Macharia Karanja Muriithi Ngugi",
  },
  {
    women: "Achieng Akinyi Atieno Adhiambo Awuor Anyango Apiyo Akoth",
    men: "Otieno Ochieng Odhiambo Omondi Ouma Onyango Okoth Owino",
    families: "Otieno Ochieng Odhiambo Omondi Ouma Onyango Okoth Owino Oduor Opiyo Ogutu Were Ojwang",
  },
  {
    women: "Chebet Jepkosgei Cherono Chepkoech Jeptoo Chelangat Jerotich",
    men: "Kipchoge Kiprono Kipkemboi Kibet Cheruiyot Kiptoo Kiprotich",
    families: "Koech Rono Cheruiyot Langat Bett Sang Kirui Kosgei Tanui Chepkwony Korir",
  },
  {
    women: "Nafula Nekesa Nasimiyu Khisa Naliaka Nanjala",
    men: "Wekesa Barasa Simiyu Wafula Juma Masinde",
    families: "Wekesa Barasa Simiyu Wafula Masinde Wanyonyi Khaemba Mukhwana Shikuku Lusweti",
  },
  {
    women: "Mwende Nduku Mumbua Kavata Mwikali Syombua",
    men: "Mutua Musyoka Kioko Mutiso Muema Kilonzo",
    families: "Mutua Musyoka Kioko Mutiso Muema Kilonzo Nzioka Kyalo Ndeti Mulwa",
  },
  {
    women: "Amina Halima Fatuma Rehema Zainab Mariam Khadija",
    men: "Hassan Abdi Omar Yusuf Salim Juma Ali",
    families: "Hassan Abdi Omar Yusuf Salim Bakari Ali Noor Mwinyi Charo Kazungu Mohamed",
  },
  {
    women: "Kerubo Moraa Bosibori Nyaboke Kemunto",
    men: "Nyamweya Ombati Mogaka Onsongo Nyakundi",
    families: "Nyakundi Ombati Mogaka Onsongo Momanyi Ongeri Nyamweya Makori Gesare",
  },
  {
    women: "Gakii Kinya Kendi Makena Nkatha",
    men: "Mutwiri Murithi Kinoti Mwenda Gitonga",
    families: "Murithi Kinoti Mwenda Gitonga Mutwiri Kirimi Muthuri Mbaabu",
  },
];

const baptismal = {
  women:
    "Grace Mercy Faith Esther Ruth Joyce Caroline Purity Naomi Lilian Sharon Beatrice Jane Gladys Susan Lucy Agnes Irene Winnie Dorcas",
  men: "Brian Peter Samuel Dennis Stephen Collins Kelvin Felix Geoffrey Evans Vincent Patrick Joseph Daniel David James John Paul Moses Elijah",
};

const split = (words: string): string[] => words.split(" ");

/** A full name of two or three parts, and whether it is a woman's. */
export function memberName(random: Chance): { fullName: string; isWoman: boolean } {
  const region = random.pick(regions);
  const isWoman = random.happens(0.52);
  const own = random.pick(split(isWoman ? region.women : region.men));
  const family = random.pick(split(region.families).filter((name) => name !== own));
  const first = random.happens(0.72)
    ? `${random.pick(split(isWoman ? baptismal.women : baptismal.men))} `
    : "";
  return { fullName: `${first}${own} ${family}`, isWoman };
}

const womensNames = new Set([baptismal, ...regions].flatMap(({ women }) => split(women)));

/** Whether a name made here is a woman's. */
export const isWomansName = (fullName: string): boolean => womensNames.has(split(fullName)[0] ?? "");
