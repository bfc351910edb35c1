import { defineMessages } from "#contract/core/messages.ts";

/** What is said to somebody whose account is erased. */
export const erasureMessages = defineMessages({
  en: {
    inTeam:
      "You also work in a SACCO's workspace with this account. Ask its owner to take you out of the team first.",
    /** Why a SACCO keeps an application. */
    retention:
      "You were accepted for it, and Kenya's Employment Act makes the employer keep the particulars of its employees until five years after the employment ends. Ask that SACCO about it.",
    subject: "Your {product} account is erased",
    preview: "What was erased, and what the law asks a SACCO to keep.",
    erased:
      "As you asked, we have erased your account: your profile, your CVs, your drafts and your sign-ins.",
    applications: {
      one: "Your application was stripped of everything that tells who you are. What remains says that somebody applied, when, and how it went.",
      other:
        "Your {count} applications were stripped of everything that tells who you are. What remains says that somebody applied, when, and how it went.",
    },
    /** Followed by `retention`. */
    notErased: "Not erased: your application for {title} at {organization}. {reason}",
    notErasedAt: "Not erased: your application at {organization}. {reason}",
    aSacco: "a SACCO",
    proof:
      "We keep this mail's address and the fact of your request, to be able to show that it was answered. If it was not you who asked, or something is missing, write to {email}. You may also complain to the Office of the Data Protection Commissioner of Kenya.",
  },
  sw: {
    inTeam:
      "Pia unafanya kazi kwenye eneo la kazi la SACCO kwa akaunti hii. Kwanza mwombe mmiliki wake akuondoe kwenye timu.",
    retention:
      "Ulikubaliwa kwa nafasi hiyo, na Sheria ya Ajira ya Kenya inamtaka mwajiri ahifadhi maelezo ya wafanyakazi wake hadi miaka mitano baada ya ajira kuisha. Uliza SACCO hiyo kuhusu jambo hili.",
    subject: "Akaunti yako ya {product} imefutwa",
    preview: "Kilichofutwa, na kile ambacho sheria inaitaka SACCO ihifadhi.",
    erased: "Kama ulivyoomba, tumefuta akaunti yako: wasifu, CV, rasimu na kumbukumbu za kuingia kwako.",
    applications: {
      one: "Ombi lako limeondolewa kila kinachokutambulisha. Kilichobaki kinasema tu kwamba mtu alituma ombi, lini, na matokeo yake.",
      other:
        "Maombi yako {count} yameondolewa kila kinachokutambulisha. Kilichobaki kinasema tu kwamba mtu alituma ombi, lini, na matokeo yake.",
    },
    notErased: "Halijafutwa: ombi lako la nafasi ya {title} katika {organization}. {reason}",
    notErasedAt: "Halijafutwa: ombi lako katika {organization}. {reason}",
    aSacco: "SACCO moja",
    proof:
      "Tunahifadhi anwani ya barua pepe hii na ukweli kwamba uliomba, ili tuweze kuonyesha kuwa ombi lako lilijibiwa. Ikiwa si wewe uliyeomba, au kuna kinachokosekana, tuandikie kwa {email}. Pia unaweza kuwasilisha malalamiko kwa Ofisi ya Kamishna wa Ulinzi wa Data ya Kenya.",
  },
});
