import { defineMessages } from "#contract/core/messages.ts";

/** Names of Kenya's public holidays, by their names in English law. */
export const holidayNames = defineMessages({
  en: {
    newYear: "New Year's Day",
    goodFriday: "Good Friday",
    easterMonday: "Easter Monday",
    labour: "Labour Day",
    madaraka: "Madaraka Day",
    mazingira: "Mazingira Day",
    mashujaa: "Mashujaa Day",
    jamhuri: "Jamhuri Day",
    christmas: "Christmas Day",
    boxing: "Boxing Day",
    iddUlFitr: "Idd-ul-Fitr",
    iddUlAzha: "Idd-ul-Azha",
    election: "General election",
  },
  sw: {
    newYear: "Mwaka Mpya",
    goodFriday: "Ijumaa Kuu",
    easterMonday: "Jumatatu ya Pasaka",
    labour: "Sikukuu ya wafanyakazi",
    madaraka: "Sikukuu ya Madaraka",
    mazingira: "Sikukuu ya Mazingira",
    mashujaa: "Sikukuu ya Mashujaa",
    jamhuri: "Sikukuu ya Jamhuri",
    christmas: "Krismasi",
    boxing: "Boxing Day",
    iddUlFitr: "Idd-ul-Fitr",
    iddUlAzha: "Idd-ul-Azha",
    election: "Uchaguzi mkuu",
  },
});
