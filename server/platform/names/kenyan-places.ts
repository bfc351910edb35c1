const listed = (places: string): ReadonlySet<string> =>
  new Set(
    places
      .split(/[,\n]/)
      .map((place) => place.trim())
      .filter(Boolean),
  );

/** The 47 counties, larger towns, and parts of Nairobi and Mombasa, in lower case. Many a place is not listed. */
export const kenyanPlaces = listed(`
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
dagoretti,kayole,umoja,pipeline,githurai,kahawa,zimmerman,hurlingham,cbd,nairobi cbd,mombasa road,ngara
`);

/** Districts that identity cards name and that are no counties or towns of the same name. */
export const formerDistricts = listed(`
buret,butere mumias,gucha,ijara,imenti,keiyo,koibatek,kuria,lugari,marakwet,mbeere,mount elgon,nyambene,rachuonyo,suba,teso,
tharaka,trans mara
`);
