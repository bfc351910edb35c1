/**
 * Words whose bearing is known without counting: the learnt weights say how much each kind of them tells. A word
 * alone is matched as it stands, `disappoint-` at the beginning of a word, `-chelew-` within one, where Kiswahili
 * has its roots and Sheng puts English verbs ("inanisumbua", "imedelay"). Words of one's field; not for translators.
 */
export const wordKinds = {
  positive: `outstanding marvelous marvellous incredible exceptional remarkable stellar splendid fabulous neat pleasant pleased- pleasing comfortable spacious seamless effortless hassle-free punctual timely courteous attentive welcoming warm thoughtful respectful trustworthy dependable credible accurate flexible gem blessing legend heroes visionary uplift- empower- lifted doubled beautiful fine-work thankful proud- exceed- keep-it-up upgraded kudos- wins winning hope -imarik- imara -pendez- -vuti- -kuz- -tosheka kutosha -faa -nifaa unanifaa weledi -changamf- upole baraka neema maono -badilisha-maisha ukarimu haki furaha fahari kipekee bora- hodari mahiri makini -jali- wananijali -aminik- kuaminika raha burudani hewa ubora vema yapendeza smooth- -improve- -help- -guide- -trust- -happy wamejaribu mmejaribu wanajitahidi mnajitahidi -jitahid- nawapenda -ongez- nono genuine ukweli mambo-safi swafi safii poaa murua maridadi
    good great nice excellent- exellent awesome amazing wonderful fantastic superb brilliant perfect- best better love loved loving
    lovely like happy happily glad pleased satisf- delight- enjoy- impress- thank- thanks grateful- apprecia- bless- kudos congrat- commend-
    recommend- helpful helped polite politely friendly kind kindness professional- patient patience respect- honest- trust- trusted reliable-
    smooth- easy easily simple simpler convenien- quick- fast faster fastest efficien- prompt- instant- affordable cheap cheaper fair fairly
    clear clearly transparen- secure safe clean proud improve- improvement saved saver lifesaver smile smiled smiling worth well wow bravo
    steady generous caring cares welcom- organised organized solved resolved sorted fixed rewarding success- angel stable free thumbs
    vizuri nzuri mazuri zuri wazuri mzuri kizuri vyema njema wema mwema bora safi hongera- pongezi heko shukrani asante- ahsante- nashukuru
    tunashukuru -shukur- -furah- -ridhi- -pend- -barik- -saidi- -okoa -okolewa- -bamb- -jivuni- -wezesh- -inua- haraka upesi chapuchapu chap rahisi nafuu salama
    imara uaminifu waaminifu mwaminifu uwazi heshima -karimu- wakarimu ukarimu utu uvumilivu subira -aminifu- -tabasamu- amani furaha -faidi- faida
    poa sawa- fiti moto fresh tamu noma juu top chonjo wapoa smart tuko-pamoja shwari mbele bingwa fire lit classy class
    -appreciate- -save -enjoy- -impress- -sort -solve -bless- -thank- -recommend- big-up 🙏 ❤️ ❤ 👍 😊 😀 😍 🎉 💯 👏 🥰 🔥 ⭐`,
  negative: `mess messed messy letdown nightmare disaster hell chaos chaotic disorganized disorganised discriminat- nepotism favour- favor- bias- arrogan- mock- laughed shout- yell- gossip- forge- forged misplac- lost- deteriorat- declin- drop dropped worsen- worsening overcrowded stuffy pain painful tiring tired- exhaust- endless excuse- blame- blank freez- glitch- stubborn unreachable unresponsive unhelpful unreliable unclear outdated tedious bureaucra- stingy greedy inhuman heartless selfish sham bogus dishonest unethical liar liars goons cartel grab- grabbed loot- misus- embezzl- rot rotten kick limbo suspens- swallow- ate eaten denying toss tossed dodge denied -zorot- zorota vurugu taabu tabu adha mateso karaha machungu uchungu wakorofi ukorofi mkorofi kiburi fisadi mafisadi -nyim- -sengeny- -kwepa -bagua- ubaguzi undugu msongamano joto gharama-kubwa hafifu -tia-aibu aibu- -kat-tamaa nimekata-tamaa -aibik- -aibish- -dhalilish- -umbua- uhuni ukatili -katika- -ning'inia balaa janga msiba-mtupu fujo ubabaishaji -babaish- mabovu kosa makosa kasoro dosari -kos- -crash- -lose- -mess- -timeout -expire- -drop- -frustrat- -shout- -harass- -overcharge- -block- -deny- -lag- -glitch- -ibia- -konda -noma-sana masaibu
    bad badly worse worst terribl- horribl- awful- poor poorly pathetic useless worthless disappoint- frustrat- annoy- angry anger upset
    unhappy sad hate hated hates disgust- ridiculous unacceptable unfair- unprofessional incompeten- careless- negligen- rude- arrogan- attitude
    slow slowly slower delay- delays late lateness wait waiting waited queue- stuck hang hangs hanging crash- fail fails failed failing failure
    error errors bug bugs broken down offline problem- issue issues trouble- complain- complaint- reject- decline- declined denied refus-
    ignor- neglect- mislead- misled lie lies lied lying cheat- scam- fraud- con conned conman conmen thief thieves theft steal- stole stolen rob robbed
    robbery exploit- overcharg- expensive exorbitant hidden penalt- punish- deduct- missing lost lose losing wrong- mistake- double twice
    confus- complicated difficult hard impossible suffer- stress- tired fed-up shame- shameful disgrace- regret- leaving quit worried worry
    scared unsafe hack- leak- dirty filthy broke joke nonsense rubbish trash garbage zero nothing nobody none waste- wasted wasting pathetic
    harass- insult- embarass- embarrass- humiliat- threat- corrupt- bribe- unfairly never-ending sorry unfortunately peanuts shylock unable
    mbaya vibaya mabaya baya wabaya mbovu ubovu hovyo ovyo duni dhaifu bure aibu ujinga upuuzi takataka hasara uonevu dhuluma wizi mwizi wezi matapeli
    tapeli -tapeli- -ibiw- ameiba wameiba walinichoma waliiba -chelew- -cheleweshw- -kwam- -goma -gomea -kosek- -poteza- -potez- -potea- -pote- -sumbu- -teseka- -tesa- -tesek- -umiz- -umia- -nyanyas- -danganya- -dangany-     -haribik- -haribu- -harib- -feli- -fail- -angush- -choka -choshwa -chosha -chosh- -chukiz- -kasirik- -udhi -lalamik- malalamiko shida tatizo matatizo kero usumbufu uzembe -zembe- dharau
    madharau kiburi majivuno jeuri -kataliwa- -katali- -kataa -katalia -tukan- -puuz- -jut- -vunj- -hangaik- -zungush- -nyony- unyonyaji unyang'anyi -fok- kelele ghali -lemea- ufisadi
    rushwa hongo -pendele- ubaguzi huzuni -sikitik- -sikitish- hatari -ogop- -shindw- -ghush- -chafu- foleni ndefu pole-pole polepole deni bado njoo-kesho tumechoka nimechoka
    -delay- -reject- -hang- -crash- -disappoint- -stress- -complain- -hack- -steal- -waste- -freeze- -decline- -default- -bore- mnabore ufala umbwakni stori story mbogi kubaya ngori noma-sana jau
    stuck longo wahuni mhuni -buruz- -nyima- -dhulum- 👎 😡 😠 🤬 😤 😞 😢 😭 💔 🙄 😒 😔`,
  /** What should happen: said of what does not, a complaint. */
  working: `settle settled tally tallies arrived arrive delivered honour honoured honored accept accepts accepted issue-card dispens- post posted stop stopped clear cleared -tatua- -shughulik- -idhinish- -rekebish- -hesab- -kubal- -lingan- -dispense- -deliver- -process- -clear- -stop- -accept- -post-
    work works working worked respond responds responding responded reply replies replied answer answers answered pick picks picking open opens opening
    load loads loading receive received receiving reflect reflects reflected reflecting show shows send sent come came update updated inform informed
    explain explained process processed approve approved help care cares listen listens get got pay paid credit credited refund- refunded remove removed
    available tell told understand know do does done change changed see able can login log connect match serve served disburse- disbursed
    -fany- -jib- -pok- -fungu- -ingia -fika- -fik- -onekan- -pat- -elew- -julish- -rudish- -saidi- -hudumi- -jali -tambu- -wek- -tokea -toka -ondo- -wez- -tatu- -pati-
    -work- -reply- -respond- -pick- -reflect- -credit- -approve- -load- -help- -open- -listen- -skiz- -show- -refund- -care- -come- -match- -receive- -login- -update- -sort- -solve-`,
  /** Time that has passed without what was asked for. */
  lateness: `takes took taking eventually finally nowhere lini mfululizo kila-mara kutwa kuchwa -chukua- -delay- -ahirish-
    since still yet until till ago weeks months years days hours week month again always daily pending forever overdue yesterday
    tangu bado mpaka hadi wiki miezi siku masaa mwezi tena daima kila siku-zote kesho leo sasa
    -subiri- -ngoj- -ngojea -wait- -pending- -kaw-`,
  thanks: `thank- thanks thanx thenk thenku asante- ahsante- asnt asanteni shukrani shukran -shukur- grateful- apprecia- -appreciate- bless- -barik- hongera- pongezi heko congrat- kudos 🙏 👏`,
  question: `how what when where which who whom whose can could may do does is are will would should
    je ngapi lini wapi gani nani nini ipi yupi vipi aje naweza nawezaje naeza nitajuaje inawezekana wangapi kiasi kwanini mbona ama`,
  accusing: `why kwanini mbona kwa-nini how-come`,
  request: `please kindly request- suggest- would could wish want need like advise assist send confirm add help-me
    naomba tunaomba tafadhali ningependa ningependekeza nataka ninataka nahitaji ninahitaji pendekezo -pendekez- ombi -omba wekeni ongezeni mnitumie nipigieni nitoeni`,
  indifferent: `okay ok average normal moderate fair fine neutral acceptable so-so meh none nil na n/a nothing test testing
    wastani kawaida sawa hivyo sijui hakuna hamna tutaona iko-tu`,
} as const;
export type WordKind = keyof typeof wordKinds;

/** What a comment turns with: what stands behind tells more than what stands before. */
export const turns = new Set(
  "but however although though except yet lakini ila bali isipokuwa ijapokuwa ingawa but-then bt".split(" "),
);

/** What turns the words behind it into their opposite, besides the verbs that carry it in front of them. */
export const negators = new Set(
  `not no never nor without hardly cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt havent hasnt hadnt aint
   nobody nothing none neither lack lacks lacking stop stopped zero
   si sio siyo hakuna hamna hapana bila wala kamwe sina hana hawana hatuna hauna haina hazina hayana hakuwa siko hayuko haiko haziko hawako msi usi`.split(
    /\s+/,
  ),
);

/** Kiswahili puts its "not" in front of the verb: "haifanyi", "hawajibu", "sijapata", "hamjali", "haijawahi". */
export const negatedVerb =
  /^(?:ha(?:i|u|wa|ku|zi|ya|li|ki|vi|m|tu|ja|ta|pati|fai|el|jib|on|pok)|si(?:ja|ku|wez|ta|pa|on|rid|tum|jui|tak|pend|wa|ji|li)|hu(?:ja|ta|wez))\p{L}{2,}/u;

/** Words that begin like such a verb and are none. */
export const notNegated = new Set(
  "habari hapa hali haya haki hakika hawa hatua hatari hamsini haraka hata hadi hasa hasara hatimaye haiba siku sikukuu sita sitini silaha sikio siasa siri sifa hata hakimu halafu halali halisi hali hatia hawala hazina-kuu hakikisha kuhakikisha simu silingi hujambo humu hama hamu hamia".split(
    " ",
  ),
);
