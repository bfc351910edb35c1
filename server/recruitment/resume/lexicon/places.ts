import { kenyanPlaces } from "#server/platform/names/kenyan-places.ts";
import { phraseSet } from "./words.ts";

/** Places of Kenya, and countries and cities abroad. */
const places = new Set([
  ...kenyanPlaces,
  ...phraseSet(`
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
remote,hybrid,work from home,worldwide,ca,ny,tx,ma,wa,il,fl,ga,pa,nj,va,dc,co,nc,oh,mi,mn,az,or,ct,md`),
]);

/** Further places abroad. They identify a place that stands alone; inside a longer text they say little. */
const abroad = phraseSet(`
korea,south korea,republic of korea,s.korea,s. korea,taiwan,turkey,türkiye,israel,brazil,mexico,argentina,
chile,colombia,vietnam,thailand,indonesia,philippines,pakistan,bangladesh,sri lanka,greece,czech republic,czechia,
hungary,romania,bulgaria,croatia,serbia,slovakia,slovenia,ukraine,estonia,latvia,lithuania,iceland,
luxembourg,malta,cyprus,morocco,tunisia,algeria,senegal,cameroon,ivory coast,dr congo,congo,angola,
u.s.,u.s.a,u.k.,seoul,busan,taipei,bangkok,jakarta,manila,hanoi,istanbul,ankara,
tel aviv,athens,prague,budapest,bucharest,zagreb,belgrade,kyiv,tallinn,riga,vilnius,reykjavik,
sao paulo,são paulo,rio de janeiro,buenos aires,bogota,bogotá,mexico city,casablanca,dakar,kinshasa,luanda,the hague,
utrecht,eindhoven,delft,antwerp,ghent,lyon,marseille,toulouse,cologne,stuttgart,düsseldorf,dusseldorf,
leipzig,dresden,basel,bern,lausanne,turin,naples,bologna,seville,porto,krakow,kraków,
gdansk,wroclaw,gothenburg,malmö,aarhus,bergen,tampere,oxford,cambridge,bristol,liverpool,sheffield,
nottingham,newcastle,cardiff,belfast,philadelphia,denver,miami,san diego,san jose,portland,minneapolis,detroit,
pittsburgh,nashville,salt lake city,mountain view,palo alto,sunnyvale,menlo park,cupertino,redmond,calgary,edmonton,waterloo,
quebec,brisbane,perth,adelaide,canberra,auckland,osaka,kyoto,shenzhen,guangzhou,hangzhou,kuala lumpur,
ho chi minh city,karachi,lahore,islamabad,dhaka,colombo,kathmandu,noida,gurgaon,gurugram,ahmedabad,jaipur,

ut,wi,in,mo,tn,ky,ga,sc,al,la,ok,ia,ks,ar,nm,ne,nh,ri,vt,me,hi,id,nv,de,on,bc,qc,ab,california,texas,florida,new jersey,massachusetts,illinois,pennsylvania,ohio,north carolina,south carolina,michigan,maryland,colorado,arizona,minnesota,wisconsin,oregon,connecticut,indiana,missouri,tennessee,ontario,british columbia`);

const isKnown = (text: string) => places.has(text) || abroad.has(text);

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
    parts.every((part) => isKnown(part) || isKnown(part.replace(placeSuffix, "")))
  );
}

/** `Cupertino, CA`, `Kampala, Jinja & Entebbe, Uganda`: short names that end with a known place. */
export function isTownInRegion(text: string): boolean {
  const parts = text.split(/\s*,\s*/);
  const last = parts.pop() ?? "";
  return (
    parts.length > 0 &&
    parts.length <= 3 &&
    isPlace(last) &&
    parts.every(
      (part) => /^(?:near |greater )?\p{Lu}[\p{L}.'& -]*$/u.test(part) && part.split(/[\s-]+/).length <= 4,
    )
  );
}

/** Whether a text names a known place anywhere. */
export function mentionsPlace(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}'-]+/u);
  return words.some(
    (word, index) => (word.length > 2 && places.has(word)) || places.has(`${word} ${words[index + 1] ?? ""}`),
  );
}
