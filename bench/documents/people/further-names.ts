import { type Community, words } from "./names.ts";

/** Names that the set itself has not: a reader must not know only what it was tuned on. */
export const furtherCommunities: readonly Community[] = [
  {
    given: "christian",
    male: words("Ndirangu Waweru Githinji Kabiru Ng'ethe Njuguna Kibe Mungai Gichohi"),
    female: words("Wangui Wanja Nyakio Gathoni Mumbi Wangeci Njoki Nyawira"),
    family: words("Gichuhi Karuga Wanyoike Kinuthia Nderitu Gakuru Muhoro Wachira Nduati Ng'arua Gatheru"),
  },
  {
    given: "christian",
    male: words("Ogutu Odongo Ooko Obiero Omolo Oyugi Ogwang' Ochola"),
    female: words("Akoth Aoko Achola Adongo Amondi Ajwang'"),
    family: words("Otiende Rajula Magero Wasonga Aringo Ogot Nyandiga Obunga Onyuna Oduol"),
  },
  {
    given: "christian",
    male: words("Masinde Wesonga Khaemba Wangila Mulongo Sifuna"),
    female: words("Nanjala Nelima Nabwire Ayuma Mukasia Vihenda"),
    family: words("Namachanja Shisia Amukoa Lubanga Mulama Imbwaga Etyang Indeche Lumumba Keya"),
  },
  {
    given: "christian",
    male: words("Kipsang Kimutai Kipkosgei Arap-Too Kipyego Kibiwott"),
    female: words("Jemutai Chelagat Chepng'eno Jepkemei Chelimo Cheptoo"),
    family: words("Biwott Kirui Sigei Yego Chumo Lagat Tergat Ruto Cheboi Ng'eny Towett"),
  },
  {
    given: "christian",
    male: words("Mulwa Kiilu Ndolo Kithinji Muia Musau"),
    female: words("Ndunge Wavinya Katunge Mbithe Kasyoka"),
    family: words("Ngumbau Kivuva Mbatha Nthenge Katua Wathome Kyengo Munguti"),
  },
  {
    given: "christian",
    male: words("Makori Moturi Nyabuto Ombui Ratemo"),
    female: words("Nyanchama Gesare Bochaberi Kerage Sarange"),
    family: words("Nyangau Ongeri Osoro Getanda Bichanga Matunda Obure Mochache"),
  },
  {
    given: "christian",
    male: words("Mutuma Gikunda Mworia Munene Koome"),
    female: words("Kawira Kagwiria Mukiri Ntinyari Gacheri"),
    family: words("M'Mbijiwe Kaimenyi Ntongai M'Rinkanya Mburugu Imathiu Nyaga Kithure"),
  },
  {
    given: "none",
    male: words("Nyale Thoya Ziro Mkare Chirima Mwachiti"),
    female: words("Mwanamisi Pendo Riziki Tabu Nadzua"),
    family: words("Mwinzagu Gunga Kalama Ndurya Mwamuye Mangale Chivatsi"),
  },
  {
    given: "chain",
    male: words("Abdinoor Maalim Gedi Kullow Osman Elmi Dahir Ali Siyad"),
    female: words("Fartun Hibaq Suada Zeinab Ubah Maryan"),
    family: words("Ugas Haji Keynan Gabow Bulle Aress Guled"),
  },
  {
    given: "christian",
    male: words("Kosen Meitamei Tipape Lekishon Ntimama"),
    female: words("Nanyokie Silantoi Sanaipei Seleina"),
    family: ["Ole Kina", "Ole Lenku", "Lesuuda", "Lempurkel", "Tobiko", "Sankok", "Ole Metito"],
  },
  {
    given: "none",
    male: words("Etabo Lokeris Erot Ejore"),
    female: words("Ajikon Ikai Lokaale Napeyok"),
    family: words("Nanok Lodinyo Ethuro Epuyo Munyes Ekwee"),
  },
  {
    given: "none",
    male: words("Sunil Nitin Baldev Karim Zahir"),
    female: words("Rekha Bhavna Yasmin Kiran"),
    family: words("Mehta Vohra Sandhu Jamal Kassam Bhatt De-Souza"),
  },
];
