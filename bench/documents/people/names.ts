/** Names of one community, as they stand on documents: `male` and `female` are own names, `family` follow them. */
export interface Community {
  male: readonly string[];
  female: readonly string[];
  family: readonly string[];
  /** Given names of Christians stand before; names of the Muslim communities are chains of own names. */
  given: "christian" | "none" | "chain";
}

/** Names with spaces between them. */
export const words = (text: string) => text.split(" ");

export const christianNames = {
  male: words(
    "John Peter James Joseph Samuel Daniel David Paul Stephen Francis Patrick Charles George Simon Michael Anthony Benson Dennis Kelvin Brian Victor Emmanuel Moses Isaac Elijah Geoffrey Josphat Zachary Ezekiel Jean-Pierre",
  ),
  female: words(
    "Mary Jane Grace Faith Mercy Esther Ruth Elizabeth Margaret Catherine Lucy Ann Alice Rose Agnes Joyce Beatrice Eunice Lydia Purity Winfred Sharon Cynthia Brenda Caroline Naomi Priscilla Josephine Gladys Anne-Marie",
  ),
} as const;

export const communities: readonly Community[] = [
  {
    given: "christian",
    male: words("Kamau Mwangi Njoroge Kariuki Kimani Maina Gitau Karanja Muchiri"),
    female: words("Wanjiku Wanjiru Wambui Njeri Nyambura Wairimu Muthoni Wangari Nyokabi Waithĩra"),
    family: words("Ndung'u Ng'ang'a Wainaina Macharia Gathogo Kamau Mwangi Kĩmani Thuo Gĩchuki Mburu"),
  },
  {
    given: "christian",
    male: words("Otieno Ochieng' Odhiambo Omondi Okoth Ouma Onyango Owino Opiyo"),
    female: words("Achieng' Atieno Akinyi Adhiambo Awuor Anyango Apiyo Auma"),
    family: words("Ochieng' Oluoch Ogola Odinga Okello Nyong'o Owuor Onyango-Ayodo Ong'ondo Abuto"),
  },
  {
    given: "christian",
    male: words("Wafula Wekesa Simiyu Wanyama Juma Barasa"),
    female: words("Nafula Nekesa Nasimiyu Naliaka Khayanga Mmbone Andeyo"),
    family: words("Barasa Makokha Shikuku Mukhwana Lusweti Wamalwa Ambetsa Mudavadi Ing'utia Murunga"),
  },
  {
    given: "christian",
    male: words("Kiprono Kipkemboi Kiptoo Kiplagat Kibet Kipchumba Kiprotich"),
    female: words("Chepkoech Jepchirchir Cherono Jepkosgei Chebet Cherotich Jerop"),
    family: words("Cheruiyot Rotich Koech Lang'at Korir Ng'etich Sang Tanui Keino Bett Mutai"),
  },
  {
    given: "christian",
    male: words("Mutua Mutuku Kioko Mutinda Nzioka Makau"),
    female: words("Mwikali Nduku Mwende Kalondu Syombua Mumbua"),
    family: words("Musyoka Kilonzo Muthama Ngilu Nzau Mutiso Kyalo Wambua Munyao"),
  },
  {
    given: "christian",
    male: words("Mogaka Bosire Nyaundi Momanyi Ombati"),
    female: words("Kemunto Moraa Bosibori Nyaboke Kwamboka Kerubo"),
    family: words("Nyamweya Ong'era Onsongo Omwenga Nyachae Mong'are Ogeto Ondieki"),
  },
  {
    given: "christian",
    male: words("Mwiti Kirimi Muriuki Gitonga Kinyua Mutwiri"),
    female: words("Kathure Kanana Makena Nkatha Gatwiri Karimi"),
    family: words("M'Ikiara M'Mutungi M'Arimi Murungi Kiraitu Mbaabu Thuranira Njeru Nthiga"),
  },
  {
    given: "none",
    male: words("Kazungu Charo Karisa Katana Baya Safari Jefwa"),
    female: words("Kadzo Mbodze Dama Sidi Kanze Nyevu"),
    family: words("Ngala Mwadime Kombe Chengo Mwangala Nzai Tsuma Mwaringa"),
  },
  {
    given: "chain",
    male: words("Abdi Hassan Mohamed Abdullahi Noor Farah Adan Ibrahim Yussuf Abdirahman"),
    female: words("Halima Hodan Fardowsa Sahra Ifrah Deqa Nimo Khadija"),
    family: words("Warsame Hassan Mohamud Sheikh Duale Barre Jama Isaack Abdikadir"),
  },
  {
    given: "chain",
    male: words("Salim Bakari Omar Ali Athman Swaleh Juma Rashid"),
    female: words("Fatuma Mwanaisha Zainab Amina Mwanakombo Rukia Saumu"),
    family: words("Mwinyi Shariff Bwana Said Balala Mwidau Famau Al-Amin"),
  },
  {
    given: "christian",
    male: words("Lemayian Saitoti Parsaloi Leteipa Sironka"),
    female: words("Naserian Nashipae Resian Simaloi Naisiae"),
    family: ["Ole Sankale", "Ole Kaparo", "Ole Ntutu", "Nkaissery", "Leshoomo", "Lekuton", "Koikai"],
  },
  {
    given: "none",
    male: words("Ekiru Ekal Ewoi Lokai Ekai Lopeyok"),
    female: words("Akiru Nakiru Asekon Ekidor Akai Nawoi"),
    family: words("Lokwawi Lopeyok Ekuwam Nabuin Lotodo Emase Ng'imor"),
  },
  {
    given: "none",
    male: words("Guyo Galgalo Halake Jarso Wario Dida"),
    female: words("Tume Qabale Adhi Talaso Kabale"),
    family: words("Huka Boru Jirm Duba Jattani Godana Halkano"),
  },
  {
    given: "christian",
    male: words("Mwakio Mghanga Mwandawiro Mwamburi"),
    female: words("Mghoi Wakio Mkawasi Mwake"),
    family: words("Mwatela Mwashushe Mwakulegwa Mng'ong'o Criticos-Mwakio"),
  },
  {
    given: "none",
    male: words("Rajesh Harpreet Amit Vipul Imran"),
    female: words("Priya Jasvinder Meera Sonal Shabnam"),
    family: words("Patel Shah Singh-Rai Dhillon Chandaria Jiwa Sokwala D'Souza"),
  },
];
