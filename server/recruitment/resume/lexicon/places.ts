import { phraseSet } from "./words.ts";

/** The 47 counties, larger towns, parts of Nairobi and Mombasa, and countries and cities abroad. */
const places = phraseSet(`
mombasa,kwale,kilifi,tana river,lamu,taita taveta,taita-taveta,garissa,wajir,mandera,marsabit,isiolo,meru,tharaka nithi,
tharaka-nithi,embu,kitui,machakos,makueni,nyandarua,nyeri,kirinyaga,murang'a,muranga,kiambu,turkana,west pokot,samburu,
trans nzoia,trans-nzoia,uasin gishu,elgeyo marakwet,elgeyo-marakwet,nandi,baringo,laikipia,nakuru,narok,kajiado,kericho,
bomet,kakamega,vihiga,bungoma,busia,siaya,kisumu,homa bay,homabay,migori,kisii,nyamira,nairobi,
eldoret,thika,ruiru,juja,kikuyu,limuru,athi river,mlolongo,kitengela,ongata rongai,rongai,ngong,naivasha,gilgil,nyahururu,
nanyuki,karatina,kerugoya,kutus,chuka,maua,mwea,wundanyi,voi,malindi,watamu,mtwapa,ukunda,diani,likoni,nyali,bamburi,
kisauni,changamwe,taveta,hola,garsen,wote,mwingi,matuu,kangundo,tala,kitale,kapsabet,kapenguria,lodwar,lokichoggio,kakuma,
maralal,iten,kabarnet,eldama ravine,molo,njoro,kapsowar,litein,sotik,webuye,kimilili,malaba,mumias,butere,luanda,mbale,
bondo,ugunja,yala,ahero,muhoroni,oyugis,kendu bay,mbita,rongo,awendo,kehancha,isebania,ogembo,keroka,nyansiongo,moyale,
dadaab,wajir town,el wak,westlands,kilimani,upper hill,upperhill,industrial area,karen,langata,lang'ata,kasarani,
embakasi,ruaka,roysambu,buruburu,donholm,south b,south c,parklands,kabete,lower kabete,uthiru,kinoo,kangemi,mathare,huruma,dandora,utawala,syokimau,tassia,imara daima,madaraka,ruaraka,garden estate,runda,muthaiga,loresho,mountain view,nairobi west,joska,kamulu,matungulu,mariakani,kaloleni,rabai,msambweni,kinango,mpeketoni,garbatulla,merti,laisamis,baragoi,suguta,rumuruti,ol kalou,kinangop,othaya,mukurweini,gatundu,githunguri,wangige,kenol,maragua,kandara,gatanga,runyenjes,siakago,ishiara,nkubu,timau,mikinduri,marimanti,mutomo,kibwezi,makindu,mtito andei,sultan hamud,emali,loitokitok,oloitokitok,namanga,isinya,kiserian,magadi,suswa,mai mahiu,subukia,salgaa,londiani,kipkelion,bureti,silibwet,sigor,mogotio,marigat,chepareria,makutano,kacheliba,moi's bridge,burnt forest,kesses,mosoriot,nandi hills,kobujoi,chavakali,majengo,hamisi,khayega,mumias,malava,kipkaren,bumula,chwele,sirisia,port victoria,nambale,matayos,usenge,ndori,maseno,kombewa,sondu,katito,nyando,ukwala,karungu,uriri,nyamache,suneka,marani,kilgoris,lolgorian,ololulunga,elgon view,langas,mwatate,kasigau,wenje,habaswein,griftu,takaba,rhamu,banisa,hagadera,tononoka,kongowea,shanzu,miritini,port reitz,
parklands,kileleshwa,lavington,gigiri,eastleigh,kawangware,kibera,
dagoretti,kayole,umoja,pipeline,githurai,kahawa,zimmerman,hurlingham,cbd,nairobi cbd,mombasa road,ngara,
kenya,uganda,tanzania,rwanda,burundi,south sudan,sudan,somalia,ethiopia,nigeria,ghana,south africa,zambia,malawi,zimbabwe,
botswana,namibia,mozambique,egypt,united kingdom,uk,england,scotland,ireland,united states,usa,u.s.a.,us,canada,germany,
france,netherlands,the netherlands,sweden,norway,denmark,finland,spain,italy,portugal,switzerland,austria,belgium,poland,
india,china,japan,qatar,uae,dubai,abu dhabi,saudi arabia,kuwait,oman,bahrain,australia,new zealand,singapore,malaysia,
kampala,entebbe,jinja,dar es salaam,arusha,dodoma,mwanza,zanzibar,moshi,kigali,bujumbura,juba,khartoum,mogadishu,hargeisa,
addis ababa,lagos,abuja,accra,johannesburg,cape town,pretoria,lusaka,lilongwe,harare,cairo,london,manchester,birmingham,
leeds,glasgow,edinburgh,dublin,new york,boston,chicago,washington,washington dc,san francisco,los angeles,seattle,austin,houston,
dallas,atlanta,toronto,vancouver,montreal,ottawa,berlin,munich,hamburg,frankfurt,paris,amsterdam,rotterdam,stockholm,oslo,
copenhagen,helsinki,madrid,barcelona,rome,milan,lisbon,zurich,geneva,vienna,brussels,warsaw,mumbai,delhi,new delhi,
bangalore,bengaluru,pune,chennai,hyderabad,kolkata,beijing,shanghai,hong kong,tokyo,doha,riyadh,jeddah,sydney,melbourne,
remote,hybrid,work from home,worldwide,ca,ny,tx,ma,wa,il,fl,ga,pa,nj,va,dc,co,nc,oh,mi,mn,az,or,ct,md`);

const placeSuffix =
  /\s+(?:town|city|county|sub-?county|branch|region|headquarters|head office|hq|area|estate|district|province|cbd|office)$/i;

/** Whether a text is nothing but a place: `Nairobi`, `Thika, Kenya`, `Kisumu Branch`. */
export function isPlace(text: string): boolean {
  const parts = text
    .replace(/^\(|\)$/g, "")
    .split(/\s*[,/–—]\s*|\s-\s/)
    .map((part) =>
      part
        .replace(/[.\s]+$/, "")
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean);
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    parts.every((part) => places.has(part) || places.has(part.replace(placeSuffix, "")))
  );
}

/** Whether a text names a known place anywhere. */
export function mentionsPlace(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}'-]+/u);
  return words.some(
    (word, index) => (word.length > 2 && places.has(word)) || places.has(`${word} ${words[index + 1] ?? ""}`),
  );
}
