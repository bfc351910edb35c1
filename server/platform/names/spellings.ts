/**
 * Spellings of one and the same name, a line each. Names are here when Kenyan documents of one person carry them side
 * by side: the sound is the same and nobody is told from their neighbour by them. What only looks alike is left out on
 * purpose: Wanjiku and Wanjiru, Otieno and Atieno (man and woman), Francis and Frances, Kevin and Kelvin, Koskei and
 * Kosgei, Lagat and Langat, Mohamed and Mohamud, Fatma and Fatuma are two names each.
 *
 * Not needed here: apostrophes (Ng'ang'a, Achieng') and marks (Wanjikũ) are taken out before.
 */
const spellings = `
  mohamed mohammed muhammad mohammad muhammed mohamad muhamed muhamad mohd
  mohamud mahmoud mahmud mohamoud mahamud
  ahmed ahmad achmed ahmet
  abdalla abdallah abdala abdulla abdullah abdulah
  abdullahi abdulahi abdilahi abdillahi
  abdirahman abdurahman abdulrahman abdurrahman abdirahaman abdulrahaman
  abdikadir abdulkadir abdulqadir abdiqadir abdukadir
  abdirashid abdulrashid
  abdirizak abdirizack abdulrazak abdirisak
  abdinasir abdulnasir abdinassir
  hassan hasan hassaan
  hussein husein hussain husain hussien
  ibrahim ebrahim ibraheem ibrahiim
  ismail ismael ismaeel esmail
  yusuf yussuf yusuph yussuph youssef yousuf yusup
  omar umar omer
  osman othman uthman
  khadija khadijah hadija khadidja hadijah
  fatuma fatumah fatouma
  fatma fatmah
  aisha aysha aishah ayesha
  zainab zeinab zaynab zainabu zeinabu
  mariam maryam mariyam mariamu
  halima halimah haleema
  amina aminah ameena
  salim saleem
  said saeed saidi
  ali aly
  rashid rasheed rashidi
  khalid khaled khalidi
  noor nur nuur
  adan aden
  isaac isaack isaak isaacs issac issack issak isack isak
  sheikh shaikh sheik sheekh shekh
  mustafa mustapha mustaf moustafa
  ramadhan ramadan ramathan ramadhani
  shaban shaaban shabani
  suleiman suleman sulaiman soleiman sulayman seleman
  swaleh saleh salih swalehe
  zacharia zachariah zakaria zakariah zakariya zakariyya
  rehema rehma
  mwanaisha mwanaesha mwanaisa
  abubakar abubakari abukar aboubakar
  jamal jamaal
  kassim kasim qasim qassim
  karim kareem
  hamisi khamis khamisi hamis
  nasra nasrah
  sumaya sumeya sumayya
  hodan hodhan
  ifrah ifra

  catherine catharine katherine kathryn cathrine katharine catheline
  caroline carolyne carolyn caroleen karoline
  evelyn evelyne everlyne everlyn everline eveline evaline
  jacqueline jackline jacquline jacklyne jackeline jacquelyne jacklin jacquiline jaqueline
  lilian lillian liliane lilliane lilyan
  hellen helen hellene
  phyllis phylis philis phillis
  ann anne
  geoffrey jeffrey geofrey jeffry jefrey geoffry
  stephen steven stephene stiven stefen
  philip phillip philipp
  bernard benard
  anthony antony
  dennis denis
  lawrence laurence lawrance
  frederick fredrick fredric frederic fredrik
  eric erick erik
  elijah elija
  zipporah ziporah sipporah zippora
  rebecca rebeca rebeccah rebekah rebbeca
  sarah sara
  hannah hanna hana hanah
  esther ester esta
  teresa theresa tereza
  teresia teresiah theresia terezia theresiah
  margaret magret margret magaret margarete
  josephine josphine josephin josefine
  joseph josef yosef
  josephat josphat josaphat josiphat
  nicholas nicolas nickolas nicholus
  michael micheal mikael mychael
  emmanuel emanuel immanuel imanuel
  samuel samwel samuell
  gabriel gabrial
  raphael rafael raphel
  jonathan johnathan jonathon jonadhan
  jared jarred jarad
  matthew mathew mathews matthews
  winfred winifred winnifred
  mercy mercie
  nancy nanci
  victoria viktoria
  christine christin kristine
  christopher kristopher christofer
  cecilia cecelia sesilia caecilia
  priscilla prisila priscila prisilla
  bridget bridgit brigid brigit bridgid
  agnes agness
  damaris damarice damaries
  doris dorris
  dorcas dorcus dorkas
  beatrice betrice beatris
  eunice eunis younis
  gladys gladis
  jane jayne
  janet janeth jannet janette
  joyce joice
  lydia lidia lydiah lidya
  maureen moreen maurine morine maurene
  millicent milicent milcent millycent
  naomi naomy noami
  pauline paulyne paulin
  rosemary rosemarie
  sharon sharone
  sylvia silvia
  susan suzan
  tabitha tabither tabbitha
  veronica veronicah veronika
  virginia verginia virginiah
  yvonne ivonne
  monica monicah monika
  phoebe pheobe febe phebe
  charles charls
  collins colins
  elizabeth elisabeth elizabert
  gideon gedion
  harrison harison
  jeremiah jeremia
  joshua joshuah
  kennedy kenedy
  kenneth keneth kennet
  leonard lenard leonad
  meshack meshak meshach mishack
  shadrack shadrach shadrak shedrack
  patrick patric partrick
  reuben ruben rueben
  simon symon saimon
  thomas tomas
  timothy timoth
  vincent vicent vinsent
  wycliffe wyclif wycliff wickliffe wicliff wyclife wycliffy
  enock enoch enok
  hezekiah hezekia
  japheth japhet jafeth japhat
  nehemiah nehemia
  obadiah obadia
  josiah josia
  cyrus syrus
  hillary hilary hillarie
  boniface bonface bonifas boniphace
  dominic dominick dominik
  humphrey humphry humfrey
  stanley stanely stanly
  wilfred wilfried wilfread
  alphonce alphonse alfonce
  maurice mauris
  morris moris
  vivian vivianne viviane
  lynette lynet linet linette lynett
  lucy lucie
  jacinta jacintah jecinta jesinta jecintah
  loise lois loice
  peris perris
  sophia sofia sophiah
  lynn lyn lynne
  mary marry
  philomena filomena philomina
  consolata consolatah
  scholastica scolastica scholasticah
  perpetua perpetuah
  augustine augastine agustine
  ignatius ignatious
  emily emilly emmily
  deborah debora
  abigail abigael
  leah lea
  rachel rachael racheal
  judith judyth
  diana dianah
  linda lynda
  irene ireen airene
  florence florance
  juliet julliet juliette
  edith edyth
  tobias tobius
  cornelius conelius
  titus taitus

  njoroge njoroghe njorogeh
  waithera waithira
  wangari wangare
  wangeci wangechi
  wacera wachera
  waceke wacheke
  wacuka wachuka
  wanjira wanjirah
  nyaguthii nyaguthi nyaguthie
  wachira wacira
  muchiri muciri
  gichuru gicuru
  gicheru giceru
  macharia maceria macaria
  chege cege
  gachanja gacanja
  gichuki gicuki
  gichohi gicohi
  wacieni wachieni
  muriithi mureithi murithi muriithii mureithii
  muriuki mureuki
  ndirangu ndiragu
  gathogo gathoogo
  muthee muthe

  langat langaat
  cheruiyot cheruyot cheruiot cheruyoit
  koskei koskey
  kosgei kosgey
  bett bet
  kibet kibett
  chebet chebett
  biwott biwot
  rono ronoh
  ruto rutto
  kemboi kemboy
  sitienei sitieney
  tanui tanuy
  sigei sigey
  koech koeech
  korir koriir
  rotich rotic
  tuwei tuwey
  maiyo maiyoh
  metto meto
  chepngetich chepnngetich
  kimutai kimutay
  mutai mutay
  kiptanui kiptanuy
  boit boyt

  okello okelo
  omollo omolo
  opiyo opio
  apiyo apio
  oluoch oluoc
  awuor awour
  owuor owour
  odhiambo odihambo
  auma aumah
  adhiambo adihambo
  okeyo okeyoh
  ogolla ogola
  odera oderah
  oyugi oyuggi

  mukhwana mukwana
  simiyu simiu
  were werre
  makokha makoha
  wanyonyi wanyony
  khaemba khayemba
  kyalo kialo
  musyoka musioka
  mwikali muikali
  nzioka nzyoka
  momanyi momany
  nyakundi nyakundy
`;

/** The names of each line. */
export const spellingLines: readonly string[][] = spellings
  .split("\n")
  .map((line) => line.split(/\s+/).filter(Boolean))
  .filter((names) => names.length > 0);

/** For each spelling the first of its line, which stands for the name. */
const heads: ReadonlyMap<string, string> = new Map(
  spellingLines.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);

/**
 * One spelling for all of a name.
 * @param token in lower case, without apostrophes and marks
 */
export const spellingOf = (token: string): string => heads.get(token) ?? token;

/** Whether the name is in the list. */
export const hasSpellings = (token: string): boolean => heads.has(token);
