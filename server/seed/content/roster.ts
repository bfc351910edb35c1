import type { Level, ProfessionKey } from "./types.ts";

/**
 * The demo's candidates: `name, town, level` per line. Fictional people; names from all regions of Kenya,
 * about as many women as men in every line of work.
 */
const lines: Record<ProfessionKey, string> = {
  credit: `
    Brian Otieno Odera, Nakuru, mid
    Wanjiku Njeri Kariuki, Nakuru, mid
    Kipkorir Sang, Eldoret, mid
    Mercy Nafula Wekesa, Bungoma, mid
    Hassan Abdi Noor, Nairobi, mid
    Caroline Mwende Musyoka, Machakos, mid
    Peter Mutwiri Kinoti, Meru, mid
    Lilian Kerubo Mogaka, Kisii, mid
    Samuel Kimani Ngugi, Thika, mid
    Joyce Chebet Koech, Kericho, mid
    Dennis Ochieng Okoth, Kisumu, mid
    Amina Salim Bakari, Mombasa, mid
    Stephen Kioko Mutiso, Machakos, junior
    Purity Gakii Murithi, Meru, junior
    Collins Barasa Simiyu, Kitale, junior
    Naomi Jepkosgei Rono, Nandi Hills, junior
    Kelvin Mwangi Gitau, Nairobi, junior
    Esther Nduku Kyalo, Machakos, junior
    Felix Omondi Ouko, Homa Bay, junior
    Rehema Kadzo Charo, Kilifi, junior
    Geoffrey Nyamweya Ombati, Kisii, senior
    Susan Wambui Macharia, Nakuru, senior`,
  teller: `
    Sharon Achieng Owuor, Kisumu, mid
    Evans Odhiambo Ogutu, Kisumu, mid
    Beatrice Moraa Nyakundi, Kisii, mid
    Ibrahim Juma Mwinyi, Mombasa, mid
    Jane Wangari Mwaura, Thika, mid
    Vincent Cheruiyot Bett, Bomet, mid
    Gladys Nekesa Wanyonyi, Kakamega, mid
    Patrick Musau Ndeti, Machakos, mid
    Halima Yusuf Omar, Garissa, mid
    Cynthia Akinyi Onyango, Kisumu, junior
    Brenda Muthoni Karanja, Thika, junior
    Elvis Wafula Masinde, Busia, junior
    Dorcas Mumbua Kilonzo, Tala, junior
    Timothy Kamau Njoroge, Thika, junior
    Faith Jerop Kiptoo, Eldoret, junior
    Martin Okello Adede, Siaya, junior
    Winfred Kagendo Njeru, Embu, junior
    Grace Mkawasi Mwadime, Voi, senior`,
  accounting: `
    Catherine Waithera Ndung'u, Nairobi, senior
    Daniel Kiplagat Rotich, Nairobi, senior
    Josephine Atieno Oluoch, Kisumu, senior
    Abdulrahman Said Athman, Mombasa, senior
    Lucy Kathambi Mbaabu, Meru, senior
    Moses Wanjala Khaemba, Nairobi, mid
    Irene Syombua Muthama, Machakos, mid
    Anthony Gachanja Mburu, Nairobi, mid
    Priya Nilesh Shah, Nairobi, mid
    Robert Nyabuto Okari, Nairobi, mid
    Edna Chepngeno Soi, Kericho, mid
    Boniface Muema Kitonga, Machakos, mid
    Zawadi Mapenzi Katana, Mombasa, junior
    Kennedy Ouma Opiyo, Mombasa, junior
    Hellen Nyambura Gichuki, Nyeri, junior
    Rashid Ali Mwachiro, Kwale, junior
    Damaris Kwamboka Ongeri, Mombasa, junior`,
  audit: `
    Victor Kibet Chumba, Nairobi, mid
    Ruth Wanjeri Maina, Nairobi, mid
    Philip Onyancha Momanyi, Kisii, mid
    Salome Adhiambo Ojwang, Nairobi, mid
    Nicholas Mutuku Wambua, Machakos, mid
    Fatuma Hussein Galgalo, Isiolo, mid
    Charles Karimi Rugendo, Embu, senior
    Lydia Nasimiyu Makokha, Nairobi, junior`,
  branch: `
    Joseph Kipchirchir Kemboi, Eldoret, senior
    Anne Njoki Waweru, Nakuru, senior
    Benson Shikuku Amunga, Kakamega, senior
    Monica Cherotich Langat, Eldoret, senior
    Ezekiel Odongo Awuor, Kisumu, mid
    Tabitha Kendi Muriuki, Meru, mid
    Sammy Lemayian Nkoitoi, Kajiado, mid
    Agnes Nthenya Mulwa, Machakos, mid`,
  service: `
    Mwanaisha Ali Shee, Mombasa, mid
    Emmanuel Baya Karisa, Malindi, mid
    Veronica Wawuda Mwakio, Voi, mid
    Douglas Otieno Rading, Mombasa, mid
    Nancy Wairimu Kuria, Nairobi, mid
    Gideon Kipngeno Bii, Bomet, mid
    Yvonne Anyango Odhiambo, Mombasa, mid
    Christine Kalekye Nzomo, Wote, junior
    Allan Mutinda Makau, Wote, junior
    Sheila Nyanchama Orina, Nairobi, junior
    Bilha Naliaka Wasike, Webuye, junior
    James Saitoti Parsitau, Narok, junior
    Miriam Wacuka Ngatia, Nyeri, senior`,
  records: `
    Josphat Mwiti Kirimi, Meru, mid
    Alice Nyaguthii Wachira, Nairobi, mid
    Hillary Kiprono Maiyo, Nairobi, mid
    Janet Kemunto Nyaberi, Nairobi, mid
    Said Mohamed Boru, Marsabit, junior
    Phoebe Apiyo Ngode, Nairobi, junior
    Justus Mutisya Kimeu, Machakos, junior`,
  driver: `
    Francis Njuguna Mbugua, Nairobi, mid
    Ali Dido Wario, Nairobi, mid
    Jackline Mueni Kasyoka, Nairobi, mid
    Wilson Lokwang Ekal, Nairobi, mid
    Richard Ogola Nyandiga, Nairobi, senior
    Simon Ndegwa Kabiru, Kiambu, junior`,
  ict: `
    Kevin Njoroge Wainaina, Nairobi, mid
    Linet Auma Obiero, Nairobi, mid
    Hezron Kipkoech Tanui, Eldoret, mid
    Zainab Mohammed Farah, Nairobi, mid
    Erick Masika Wamalwa, Nairobi, mid
    Cecilia Ndanu Mwania, Machakos, mid
    Rohan Arvind Patel, Nairobi, mid
    Maureen Kanini Mutunga, Machakos, mid
    Silas Gitonga Mwirigi, Nairobi, mid
    Pauline Jelagat Kurgat, Nakuru, mid
    Oscar Odera Wasonga, Kisumu, mid
    Edwin Muriithi Githinji, Nyeri, junior
    Ivy Wangeci Kinyua, Nyeri, junior
    Abel Nyongesa Sifuna, Bungoma, junior
    Doreen Kaari Mugambi, Nanyuki, junior
    Ismail Guyo Jattani, Moyale, junior
    Valerie Bosibori Nyangau, Nairobi, senior
    Duncan Ouko Migwi, Nairobi, senior`,
  hr: `
    Eunice Muthoni Gathecha, Nairobi, mid
    Titus Kimutai Biwott, Nairobi, mid
    Roselyne Awino Ochola, Nairobi, mid
    Nelson Mbithi Kavita, Machakos, mid
    Khadija Abdalla Mzee, Mombasa, mid
    Jared Nyakwara Osoro, Nairobi, mid
    Teresia Nduta Kiarie, Kiambu, mid
    Leah Mwikali Nthiwa, Machakos, junior
    Stella Khayanga Lumumba, Kakamega, senior`,
  legal: `
    Ian Mugo Karuri, Nairobi, mid
    Natasha Awuor Otiende, Nairobi, mid
    Leonard Kiptanui Keter, Nairobi, mid
    Asha Omar Kassim, Mombasa, mid
    Jeremiah Simba Ondieki, Thika, mid
    Ruth Mutheu Kisilu, Machakos, junior
    Elijah Musembi Nguli, Machakos, junior
    Florence Makena Riungu, Nairobi, senior`,
  risk: `
    Angela Wanza Mbuvi, Nairobi, mid
    Mathew Kosgei Tarus, Nairobi, mid
    Judith Nanjala Wangila, Nairobi, mid
    Omar Sheikh Maalim, Wajir, mid
    Bernard Thuo Kagwe, Nairobi, senior
    Clare Osebe Nyamongo, Nairobi, junior`,
  marketing: `
    Sheila Wanjiru Kamande, Nairobi, mid
    Jeff Ochola Nyakiti, Nairobi, mid
    Lavender Chelangat Mutai, Nairobi, mid
    Tom Mulei Ngundo, Nairobi, mid
    Hawa Ramadhan Chitembe, Mombasa, mid
    Victor Lusweti Mukhwana, Nairobi, mid
    John Gathogo Wahome, Nyeri, junior
    Mary Wanjugu Theuri, Othaya, junior
    Peninah Njambi Gachiri, Karatina, junior
    Jackson Mwangangi Musili, Kitui, junior
    Regina Kavata Mwinzi, Kitui, junior
    Daudi Nzau Kimanzi, Kitui, junior
    Sarah Ndinda Katiku, Mwingi, junior
    Michael Toroitich Cheboi, Kabarnet, senior`,
};

export interface RosterEntry {
  name: string;
  town: string;
  level: Level;
  profession: ProfessionKey;
}

const isLevel = (text: string): text is Level => text === "junior" || text === "mid" || text === "senior";

/** Throws on a malformed line: the roster is part of the source. */
export const roster: readonly RosterEntry[] = (Object.keys(lines) as ProfessionKey[]).flatMap((profession) =>
  lines[profession]
    .trim()
    .split("\n")
    .map((line) => {
      const [name, town, level = ""] = line.trim().split(", ");
      if (!name || !town || !isLevel(level)) throw new Error(`Malformed line in the roster: ${line}`);
      return { name, town, level, profession };
    }),
);
