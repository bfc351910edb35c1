import type { ExperienceTopic } from "#contract/experience/topics.ts";

/** What each topic is called, in the notation of `lexicon.ts`. A word counts for every topic that has it. */
export const topicWords: Record<ExperienceTopic, string> = {
  loans: `loan loans loaning lone lon borrow- lend- credit-officer refinanc- topup top-up disburs- -disburs- arrears default- -default- instalment- installment- repay- crb
    mkopo mikopo nimekopa nilikopa kukopa wakopaji nikikopa -nikopa tukope nakopa mkpo -kopesh- deni madeni rejesho marejesho mdaiwa karo-loan biashara-loan kukopa mkopaji collateral logbook emergency-loan committee kamati`,
  guarantors: `guarant- -guarant- garant- mdhamini wadhamini -dhamin- udhamini dhamana mdamini wadamini`,
  savings_shares: `saving- save saved saves deposit- -deposit- share shares -share contribut- -contribution- kusave -save akiba akba hisa michango mchango -changi- refund-deposits wekeza -wekez- fixed locked junior holiday membership-withdrawal capital exit
    weka kuweka uanachama-toka`,
  fosa_withdrawal: `fosa withdraw- -withdraw- teller tellers counter cash salary salo payday over-the-counter mshahara kutoa kuitoa nimetoa nilitoa natoa kutolewa kaunta karani taslimu noti notes`,
  mobile_app_ussd: `app apps aplication application-mobile mobile ussd otp login -login- log logs logged download- -download- -logout- update -updat- password pin phone-app android iphone smartphone
    programu ussd nywila mfumo system portal fingerprint dial *483# website tovuti kidole nambari-ya-siri -kuingia upgrade`,
  mpesa: `mpesa m-pesa paybill pay-bill paybil till safaricom reversal revers- -revers- b2c stk fuliza wakala muamala miamala`,
  staff_service: `staff service services servis servic serviwa customer-care care officer officers manager attendant receptionist reception agent rude polite friendly attitude helpful counter-staff team served guard
    huduma mhudumu wahudumu -hudumi- wafanyakazi mfanyakazi afisa maafisa meneja mapokezi dharau madharau heshima adabu dada madam -serv- supervisor professional`,
  waiting_time: `wait- -wait- queue- line delay- -delay- slow fast faster quick- hours minutes weeks days prompt- speed late
    foleni -chelew- -subiri- -ngoj- haraka upesi polepole chapuchapu chap masaa dakika wiki miezi -harakish- laini-ndefu -kawi- muda`,
  fees_rates: `fee fees charge charges charged -charg- rate rates interest penalt- cost costs expensive cheap cheaper affordable percent processing-fee levy commission tariff
    riba ada makato faini gharama nafuu ghali asilimia -toz- -tozwa bei -nyony- shylock`,
  dividends: `dividend- divident- rebate bonus interest-on-deposits gawio magawio gawiwo faida-ya-hisa`,
  check_off: `checkoff check-off payroll payslip employer hr deduction- tsc remit- mwajiri mishahara -katwa makato-ya-mshahara payrol`,
  statements: `statement- stament printout passbook balance-slip clearance certificate taarifa-ya-akaunti hati-ya stetimenti pdf excel stamped muhuri`,
  branch_atm: `branch branches atm atms office offices building card parking toilet washroom- seats chairs opening-hours open
    tawi matawi ofisi kadi mashine viti choo jengo -fungu- lifti kituo`,
  onboarding_kyc: `register- registration -register- regist- join joined joining -join kyc id kra selfie signup sign-up onboard- new-member nominee next-of-kin beneficiary photo passport
    kujiunga kujisajili usajili -sajili- -jiung- kitambulisho mrithi warithi uanachama mwanachama-mpya fomu-ya-kujiunga picha nakala`,
  communication: `sms message messages msg msgs email emails call calls called callback whatsapp notice inform- informed respond response reply replies replied phone-line hotline newsletter contact feedback updates website facebook twitter
    ujumbe jumbe barua taarifa -julish- -pigi- simu-haipokelewi jibu majibu -jib- tangazo -tangaz- mawasiliano notisi mafunzo training education`,
  security_fraud: `fraud- scam- con conned conman conmen hack- -hack- pin stolen theft thieves thief unauthor- suspicious privacy leak- secure security safe sim-swap simswap impersonat- fake forged data
    wizi mwizi wezi tapeli matapeli -tapeli- -ibiw- usalama salama siri ghushi -ghush- bandia pin -leak-`,
  agm_governance: `agm board director- chairman chairlady chairperson chairs delegate- election- vote- voting committee- governance management audit bylaw- by-laws minutes leadership ceo treasurer supervisory
    bodi mwenyekiti mkutano uchaguzi wajumbe mjumbe viongozi uongozi -gombea- kura ukaguzi mhazini ufisadi uwazi`,
  welfare_insurance: `welfare insurance insur- cover covered bereavement funeral burial benevolent medical hospital-cover premium claim claims last-expense death died maternity
    bima ustawi mazishi msiba matanga hospitali rambirambi faraja kifo -fariki- tulizika alizikwa kuzika marehemu uzazi bima-ya dai madai`,
  other: ``,
};
