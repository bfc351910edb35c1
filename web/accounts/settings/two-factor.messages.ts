import { defineMessages } from "#contract/core/messages.ts";

/** Two-factor sign-in on the page of one's own account. */
export const twoFactorMessages = defineMessages({
  en: {
    title: "Two-factor sign-in",
    offText:
      "Beside the password, your account then asks for a code that an app on your phone shows. Who knows your password alone does not get in.",
    begin: "Set it up",
    confirmingPassword: "Password, to confirm",
    scan: "Scan this with an authenticator app",
    scanText:
      "Any will do, such as Google Authenticator, Microsoft Authenticator or Aegis. On this phone, <open>open your app</open>, or type the secret into it.",
    qrLabel: "QR code for the authenticator app",
    secret: "Secret",
    code: "Code that the app shows",
    confirm: "Turn it on",
    cancel: "Leave it off",
    cancelled: "Two-factor sign-in stays off.",
    on: "On",
    onText: "On since {day}. Signing in asks for a code of your app.",
    enabled: "Two-factor sign-in is on. Every other session has ended.",
    keepCodes: "Keep these backup codes now",
    keepCodesText:
      "Each opens your account once, when you do not have your phone. Print them or write them down: they are not shown again.",
    copyCodes: "Copy the codes",
    copied: "Copied",
    codesLeft: { one: "One backup code is left.", other: "{count} backup codes are left." },
    renewTitle: "New backup codes",
    renew: "Make new codes",
    renewed: "The former codes have ended.",
    disableTitle: "Turn it off",
    disable: "Turn off two-factor sign-in",
    disabled: "Two-factor sign-in is off. Your password alone lets you in.",
    missing: "Two-factor sign-in",
  },
  sw: {
    title: "Kuingia kwa hatua mbili",
    offText:
      "Pamoja na nenosiri, akaunti yako itaomba msimbo unaoonyeshwa na programu kwenye simu yako. Anayejua nenosiri lako pekee hataweza kuingia.",
    begin: "Weka sasa",
    confirmingPassword: "Nenosiri, ili kuthibitisha",
    scan: "Changanua msimbo huu kwa programu ya uthibitishaji",
    scanText:
      "Programu yoyote inafaa, kama Google Authenticator, Microsoft Authenticator au Aegis. Ukiwa kwenye simu hii, <open>fungua programu yako</open>, au andika msimbo wa siri ndani yake.",
    qrLabel: "Msimbo wa QR wa programu ya uthibitishaji",
    secret: "Msimbo wa siri",
    code: "Msimbo unaoonyeshwa na programu",
    confirm: "Washa",
    cancel: "Usiwashe",
    cancelled: "Kuingia kwa hatua mbili hakujawashwa.",
    on: "Imewashwa",
    onText: "Imewashwa tangu {day}. Unapoingia, utaombwa msimbo wa programu yako.",
    enabled: "Kuingia kwa hatua mbili kumewashwa. Vifaa vingine vyote vimeondolewa kwenye akaunti yako.",
    keepCodes: "Hifadhi misimbo hii ya dharura sasa",
    keepCodesText:
      "Kila mmoja unafungua akaunti yako mara moja, usipokuwa na simu yako. Ichapishe au uiandike: haitaonyeshwa tena.",
    copyCodes: "Nakili misimbo",
    copied: "Imenakiliwa",
    codesLeft: { one: "Umebaki msimbo mmoja wa dharura.", other: "Imebaki misimbo {count} ya dharura." },
    renewTitle: "Misimbo mipya ya dharura",
    renew: "Tengeneza misimbo mipya",
    renewed: "Misimbo ya awali haifanyi kazi tena.",
    disableTitle: "Zima",
    disable: "Zima kuingia kwa hatua mbili",
    disabled: "Kuingia kwa hatua mbili kumezimwa. Nenosiri lako pekee linakuwezesha kuingia.",
    missing: "Kuingia kwa hatua mbili",
  },
});
