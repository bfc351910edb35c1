/**
 * Given names and surnames common in Kenya (by community and religion) and in English. Many a name is not listed:
 * that a word is missing says nothing.
 */
export const commonNames: ReadonlySet<string> = new Set(
  `
  aaron abdi abdalla abdallah abdul abdullahi abel abigail abraham adam adan agnes ahmed aisha alex alexander ali alice
  allan amina amos andrew angela ann anna anne annette anthony antony asha ashley asia austin ayub barbara beatrice ben
  benard benjamin benson bernard beth betty bilha brenda brian bridget caleb caren carol caroline catherine cecilia charity
  charles chris christine christopher clara collins consolata cynthia cyrus damaris daniel david deborah dennis derrick diana
  dickson dorcas doreen dorothy douglas duncan edith edna edward edwin elijah elisha elizabeth emily emma emmanuel eric
  erick esther eunice eva evans everlyne ezekiel faith fardosa fatuma faith felix florence frances francis fred fredrick
  gabriel geoffrey george gerald gideon gladys gloria grace halima hannah harriet harrison hassan hawa hellen helen henry
  hilda hussein ian ibrahim irene isaac ismail jackline jackson jacob jael james jane janet japheth jared jason jean jecinta
  jemimah jennifer jeremiah jesse jessica joan joel john jonah jonathan joseph josephine joshua joy joyce juliana juliet
  julius juma justus karen kelvin kenneth kevin khadija khalid laura lawrence leah leonard lewis lilian linda lucas lucy
  luke lydia lynn magdalene mahmoud mariam margaret maria mark martha martin mary maryam maurice maureen mercy michael
  millicent miriam mohamed mohammed monica moses mumin musa nancy naomi nathan nelson nicholas noah noor nuru olive omar
  osman oscar patricia patrick paul pauline peter philip phoebe phyllis pius priscilla purity rachel rahab rahma ramadhan
  rashid raymond rebecca regina reuben richard rita robert roda rodgers ronald rose rosemary ruth said salim salma salome
  sammy samson samuel sandra sara sarah saumu sharon sheila shadrack sheikh silas simon solomon sophia stella stephen
  steve steven susan sylvia tabitha teresa thomas timothy titus tobias tom valentine veronica victor victoria vincent
  violet virginia wilson winnie winfred wycliffe yusuf yvonne zachary zainab zipporah zuhura mwanaisha mwanajuma bakari
  achieng adhiambo akinyi akoth anyango apiyo atieno auma awino awuor odhiambo ochieng okoth okello omondi onyango otieno
  oduor odongo ogutu ojwang okeyo okumu olweny omolo ondiek opiyo oduya owino owuor ouma oluoch obiero ogola
  wanjiru wanjiku wambui wangari wangui wairimu wanjira waithera waithira wangeci wambura wanja njeri nyambura njoki nyokabi
  mumbi muthoni nyawira gathoni wacera kamau kariuki karanja kimani macharia maina mbugua muchiri mugo muriithi mwangi
  njenga njoroge njuguna ndung'u ndungu gachanja gitau githinji kinyua kuria munene mburu kibe ng'ang'a nganga waweru wachira
  gichuru gathogo irungu kagwe kabiru ngugi thuo gitonga murage warui kinyanjui
  chebet chepkoech cherop cherono cherotich chelangat chepngetich chepkemoi chepkirui jebet jepchirchir jepkosgei jeptoo jerop
  jerotich kibet kiprono kiplagat kipchoge kipkemboi kipkoech kiprop kiprotich kiptoo kirui koech koskei korir langat lagat
  rotich ruto sang cheruiyot biwott chumo kemboi keter limo mutai ngeno rono sitienei tanui too kosgei kiplimo bett
  barasa simiyu wafula wekesa wanyama wanjala were nekesa nafula naliaka nasimiyu nanjala khaemba khisa makokha masinde mukhwana
  juma sifuna shikuku amukowa amunga anyona lusweti mulongo muliro musalia wanyonyi wesonga makhanu shitanda ambani lumumba
  mutua mutiso mutuku musyoka muli mulwa kioko kilonzo kyalo mbithi muthama mwikali mwende mueni mumbua ndinda ndunge nduku
  nthenya syombua wayua katunge kanini wambua muia maingi kituku nzioka kimeu mbula kavata
  moraa kemunto kerubo kwamboka bosibori nyaboke moraga nyanchama ombati omwenga ongeri onsongo nyamweya momanyi mogaka
  ondieki orina makori mokaya nyakundi bosire gesare
  kiogora gatwiri kendi karimi kathure makena mwenda mwiti kirimi muriuki muthuri nkatha kinoti mugambi mutethia
  lekishon leshao lolkidienye saitoti sankale naisula nkaissery nashipae ntimama ole sironka tipape
  katana kazungu kadzo charo chengo karisa kahindi dama mwachiro mwadime mwakio mwatela mwamburi mghoi wakesho mbeyu ngala
  jefwa ziro baya nyevu riziki rehema tsuma safari
  abdirahman adow ahmednasir bishar dahir farah gedi guled hirsi issack jelle kassim keinan maalim muhumed nunow shukri
  siyat sugow yarow sahra hodan ifrah hibo sadia deka nasra ubah ekai ekiru lokwawi emase ewoi erupe nakiru akiru lomuria
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez wilson anderson taylor moore
  jackson lee thompson white harris clark robinson walker young allen king wright scott torres hill green adams baker hall
  rivera campbell mitchell carter roberts william jennifer jessica sarah lauren emily olivia sophie liam noah oliver singh
  patel shah kumar sharma khan hussain
`
    .trim()
    .split(/\s+/),
);

/** Whether a word is one of these names, whatever its case and a comma or full stop after it. */
export const isCommonName = (word: string): boolean =>
  commonNames.has(word.toLowerCase().replace(/[.,]/g, ""));
