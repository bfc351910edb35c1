import { isCommonName } from "#server/platform/names/common-names.ts";
import { hasSpellings } from "#server/platform/names/spellings.ts";

/**
 * Kenyan names beyond the common ones. Many differ by one letter from another that somebody else bears: a word that is
 * a name itself is never taken for a slip of the pen in another.
 */
const further: ReadonlySet<string> = new Set(
  `
  chege muturi ndegwa waithaka muhia ndirangu kibicho hinga gakuo njau kioni njambi wamuyu mukami waceke wahu njogu
  gikonyo gichohi gichuki gicheru gichangi gitahi gathuku gakuru gatheca gatimu gathirwa githae githua githuku githongo
  kabue kabui kago kahiga kahiu kahuria kairu kamande kamunge kamuyu kanyi kanyoro karuga karugu karuri karoki kihara
  kihiu kihoro kiarie kibaki kibuchi kigondu kimotho kimemia kinuthia kinyanjui koigi kuria mathenge mbuthia mbuvi
  mucheru mucheke muchoki mugure muguro muhoro muigai mukiri mukuria mukundi mungai mutahi muthee muthui mwai mwaniki mwaura
  ndichu ndiritu ndonga ndungi ngari ngaruiya ngatia ngige ngotho ngure ngunjiri njagi njeru njiru njuki nderitu nduati
  ndumia nyaga nyoike thairu theuri thiongo thiga wahome wainaina waiganjo wakaba wambaa wamae wamai wanyeki wanyoike
  wanyoro waruinge waruiru wathika wangombe warutere nyakio nyaguthii nyakeru nyambeki nyamathi nyandia nyangui nyaruai
  wacuka waheti wakarima wakini wakonyo wamaitha wambura wamucii wandia wangu wanjama wanjugu wanjue warigia waruguru
  watare waihuini wainoi wairigu mugure mukuhi murugi mwihaki mwangiru muringo murigi murira muriu muriungi muriithi gaceri
  gacambi gakii gathigia kagendo karambu karendi kawira kathambi kananu kanana kanja kinya makandi mukiri muthomi mutwiri
  mwirigi koome kaimenyi kaburu kirema kobia mburugu mungania mbaabu mbijiwe micheni murungi murithi mwongela nkirote ntinyari
  ntoiti riungu thuranira mutuma muthamia nkonge nyamu njue nthiga ngithi mate gitari igoki ciamwari
  mutinda mutindi musyoki mutisya mutunga mutungi mutie mutiga muteti mutemi mutevu muthiani muthengi muthini muthoka
  muthoki muthusi mumo mumina mulandi mulei mule mulinge mulili mulee munyao munyoki munyiva munguti mwanzia mwanza mwania
  mwangangi mwendwa mwololo mwongeli mwinzi mwilu makau makali makumbi malonza manthi masila matheka mathuva maundu mbatha
  mbaluka mbindyo mbithe mbuva muema muasya muendo ndambuki ndeti ndivo ndolo nduva ndunda ndululu ngala ngao ngei ngina
  ngila ngumbi nguku nthenge nthambi nthuku nzau nzioki nziva nzomo nzuki nzuve kalekye kalunda kaluki kaloki kamene
  kamanda kanyaa kasyoka kasyoki kasiva katiku katilu kavindu kavuli kavutha kiema kieti kilei kiilu kimeu kimani kinyili
  kisilu kisinga kitavi kitheka kithome kithuka kitonga kivuva kivuvo koki kyengo kyule kyuli syokau syomiti syuki wanza
  wavinya wayuni wathi ndanu nduki ndunge nduta mwelu mutheu muthike mutave mutindi mbinya mbeneka
  abonyo abuya abura achola adero adera adede adongo adoyo aduda agola agutu akelo akello akeyo akuku akumu alando aloo
  aluoch aloyo amolo amollo amondi anyona aoko apondi arogo asewe asiko atiende awiti awuonda ayieko ayoo ayuma
  obado obara obare obera obiri obondo obonyo obong'o obongo obuya obura obudho ochola ochuka odede odera odero odhoch odido
  odinga odipo odol odoyo oduda odumbe odunga odwar ogada ogal ogallo oganda ogando ogembo ogendo ogeto ogolo ogot ogoye ogumbo ogwang
  ojiem ojuka ojuang ojwando ojuok okal okach okech okeno okelo okinda okinyi okinyo okiya okong'o okongo okoko okombo okore
  okuku okuto okwach okwiri olal olale olando olang olango oliech olima oloo olola olonde oluga olum omamo ombaka ombok
  ombuya omil omino omolo omoro omuga omulo omwanda omwa ondego ondeng ondigo ondoro onduru ongaro ongoro ongondo ong'ondo
  onguka onditi onyach onyancha onyiego onyuka opala opany opere opere opondo opuk oraro oremo orenge origi oriedo oriko orinda
  orowe orwa orwenyo osano osewe oswago oteng otiende otieno otina otula oundo owade owaka owaga owang oware owiti owira
  owuonda oyaro oyata oyieko oyier oyoo oyoko oyugi rachuonyo rachier raburu radido ragot rading raila rayola sijenyi wasonga
  wasuna wagude nyong'o nyongo nyabola nyagaya nyagol nyagudi nyamita nyangweso nyanjom nyarombo nyasimi nyawanda nyawara
  nyaundi nyaoke nyaseme
  akhonya aluoch ambale ambetsa ambundo amadi amakobe amunga andati angatia asava aseka ashiembi atamba ayuya barasa
  bukachi bwire chitechi chimwani chepkwony egesa etyang ikhabi imbali indeche ingosi injendi inganga isalambo isiaho juma
  kadenge kagali kakai keya khabi khalwale khamala khamasi khayo khayesi khisa khwaka kibwana kisiangani kisia kundu kweyu
  kwena lichuma likhanga likuyani litunda lubanga luchivya luhombo lumati lusaka lusala lusike lusimba luvai mabonga
  machanja maero magomere mahero makanda makari makwata malala malaba malova mambo manyasi masafu masai masakha masika
  masinza masiga matete matumbai mbakaya mbanda mechumo mfwaya miheso miloyo misiko mmbasu mmbone mudanya mudavadi mudenyo
  mudibo mudogo mudola mukabwa mukele mukoya mulama mulati mulembo mulinya muliru mulunda mulupi mumia munala munyasa
  munyendo munyole murunga musavi musimbi musungu musotsi mutanda mutenyo mutoro mwanzo mwangale mwavali mwenje nabalayo
  nabangi nabifo nabwire nafuna nakhumicha naliaka nalianya namachanja namaemba namalwa namikoye namisi namukuru namulunda
  namusonge namwaya nanzala nasambu nasike nasipwondi nawire ndalila nekoye nelima nyongesa okumu opati osundwa otundo sakwa
  saisi sakari shamala shiundu shitsama shikanga shimuli shitubi sikuku sirengo sirma situma sitati soita tali tsisiche
  wabwire wabwile wabuko wabomba wafuna wakhungu wakoli walela waliaula walubengo wamalwa wamboko wambulwa wamukota
  wamunyinyi wanambisi wangamati wangila wangwe wangusi wanzala wasike wasiche waswa waswala wechuli wefwafwa wekulo wepukhulu
  wetangula wosoti yidah
  boinet bargetuny barmasai barngetuny bartilol birech birgen bitok biwot boen bor bore borus bowen bunei busienei busolo
  changwony chelagat chelanga chelule chelimo chemoiywo chemoiwo chemutai chemweno chepchirchir chepchumba chepkemei chepketer
  chepkoros chepkorir chepkosgei chepkurui chepkwemoi chepkwony cheplagat chepleting cheptanui cheptoo chepyegon cherogony
  cherutich cherono cheruto chesang cheserek chesire chesirem cheron chirchir chelel chemelil chepseba jebiwott jebichii
  jelagat jelimo jemeli jemutai jepchumba jepkemboi jepkemei jepkorir jepkoech jeplagat jeplimo jepleting jeptanui
  jeptum jepngetich jerono jeruto jesang kandie kangogo kapkiai kaptich kebenei keino keitany kenduiywo kerich kering kibor
  kibichii kibiego kibiwott kiboi kigen kimaiyo kimeli kimosop kimutai kimitei kimngetich kipchirchir kipchumba kipkemei
  kipketer kipkirui kipkorir kipkosgei kipkurui kipkurgat kiplagat kiplangat kipleting kiplel kipngeno kipngetich kiprop
  kiprugut kipruto kipsang kipserem kipsoi kiptanui kiptarus kiptum kiptui kipyego kipyegon kirop kirwa kisorio kitur kiyeng
  kogo koima komen koros kosgey kotut kurgat kwambai lelei lelgo leting limo maina makau maritim mibei misoi mitei moiben
  mosop murei murgor mursoi naibei ndiema ngelechei ngetich ngerech ngeny ngososei nyolei rugut rutto sambu samoei sawe serem
  serser seurei sigei sigilai silgich singoei sirikwa songok suge sugut sum surtan tallam talam tarus tergat tonui toroitich
  towett tuitoek tuwei tum wendot yator yego yegon yatich
  abuga abere angwenyi arasa areba asiago atandi ayora barongo basweti birundu bisonga bochere bogonko bonareri
  boraya bosibori bwari chweya gekonge gesora getange getuno gichana isaboke ikonge kebaso kebati keganda kenyanya kerage
  kerandi kerama kemuma kerema kerongo kibagendi kombo kwamboka mabeya machogu machuka magara maganda magoma magori maiko
  mainga makana mamboleo manyara maranga maroko masara masese matoke mayaka miruka misati mochama mochoge mogaka mogeni mogere
  mogire mogusu moindi mokua monari mong'are monyenye morara morang'a moranga moronge moseti mose motari moturi mounde
  mwencha nyabuti nyachae nyagaka nyakerario nyakweba nyamao nyambane nyamari nyamoita nyamongo nyandoro nyandieka nyang'au
  nyangau nyangaresi nyaribo nyareru nyariki nyarinda nyasani obaga obiero obwoge ocharo ogachi ogaro ogega ogeto oirere okari
  okemwa okerio omari omariba omanga omare omayio ombasa ombaso ombui ombongi omboga omboto omosa ombworo onchiri onchari
  onchoke ondara ondari ongaga ongera onkoba onkundi onserio onyambu onyonka openda orango orwaru osoro osiemo otwori oyaro ratemo
  sagwe sokoro sure tinega
  chai chaka chari chiro choga chome dzombo furaha gandi garero hamadi hare iha jira juwa kadenge kahaso kalama kalume kambi
  karabu katama katsele khonde kitsao konde lewa luganje mae maitha mangi mapenzi masha masudi matano maza menza mitsanze
  mjeni mkala mkamba mrima mruu mumba munga mure mwabaya mwachofi mwadzombo mwagambo mwakazi mwakuni mwalimu mwamuye mwangala
  mwanyumba mwarabu mwaringa mwaruwa mwasaru mwatate mwavuna mwawasi mweni mwero mwinyi ndaa ndurya nyamvula nyanje omara
  pendo randu ruwa said sanita shida sidi thoya toya tunje uchi ukanga umazi yaa yeri zawadi zuma mghanga mwakima mwandawiro
  mwang'ombe mwangombe mwazighe mwaghogho mwandoe mwalugha righa wakio wawuda mzungu mngolia
  lemaiyan lemein leparan lesiit letoya lolosoli lenku leteipan mpoe mpoke nairesiae nasieku naserian nampaso nashipai ntimama
  ntutu nooltetian olekina olonana parsimei partoip parsitau pasha resiato rumpe saidimu saningo sanare sayianka senteu
  seleina silantoi simel sinantei sintoiya siololo supeet tajeu tobiko koikai kasaine keturai kirinkai koinange lempaa kuyoni
  lokiru lokuruka lotukoi lopeyok nanok ekal ekitela ekwam ewoton esekon etabo ebei epuu ekeno ekuwam eregae nakuleu nangiro
  abdow abdille abey adar alio arale barre billow bulle dagane dahabo dekow diis duale elmi farhiya gabow galgalo garane
  godana guracha guyo halake haji halkano hirbo hussa isnino jama jarso jattani jillo kadir kalmoi katelo keynan keinan kosar
  kulow liban maow mahat maalim mursal nassir odowa osmail roba sabdow saman samow shariff sharif siyad sheikhdon tache tari
  umuro urbano wako waqo wario yakub yarrow yattani zeitun qalicha qabale boru bonaya dida diba dabaso dub dika duba elema ganna
  aggrey albert alfred aloice alvin amon anastasia aron ambrose arnold athanas austine baraka bancy basil benter boaz bonventure
  bruno celestine celine clare claire cleophas clinton claris daisy damacrine danson dan daudi deogratius diana dishon domitila
  donald dominion doughlas easter ebby edgar edmond effie elias elvis emma enos ephraim ernest esau eugene euphemia everton
  ezra fanuel fiona franklin fridah gaudencia gerishom gilbert godwin gordon habil hamida hamilton haron herbert herman hesborn
  hezron hope hosea hudson hubert humphrey ida imelda immaculate isabella isaiah ivy jackton jafari jairus janice javan jemima jeff
  jeniffer jescah jesca johana johnstone jones jordan josephat josiah judah jude judy julia kamilah keziah kezia kefa kelly ken
  laban lavender lazarus lawi lenah lena leonida levis levi linus livingstone loice lois loreen luka lukas luther mable mabel
  magdaline maggy malachi manasseh manasses marcella marion marion martha maxwell melvin meresa metrine micah milka mike milton
  mildred mishael mohan musa mwendwa myra naftali nahashon natasha nathaniel neema nehemia newton nickson nixon noel nora norah norman
  obed obadiah oliver olivia onesmus oscah otis pamela peninah penina pentagon peter petronilla philemon pharis phanice philister
  philbert polycarp polly prisca quinter quinta rael ralph ramla rasto rebman regina rhoda rispa robinson roselyn roseline rosaline
  rosina rosalia roy ruby rufus ryan sabina salma samwel sabastian sebastian selina shalom sheba sidney silvanus simeon simone
  sospeter stacy susana sylvester tecla terry thaddeus theophilus theodora tracy trevor truphena truphosa tyson unity upendo uriah
  valary valerie vallary vane velma vera verah vincent viola wallace walter washington wesley wycliffe winston wilberforce wilkister
  william yvette zablon zakayo zaituni zedekiah zena zilpa zipora zuhra zulekha francis francisca franciscah kelvin kevin
`
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll("'", "")),
);

/**
 * Whether a word is known as a name of its own.
 * @param token in lower case, without apostrophes and marks
 */
export const isName = (token: string): boolean =>
  further.has(token) || isCommonName(token) || hasSpellings(token);
