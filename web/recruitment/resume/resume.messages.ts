import { defineMessages } from "#contract/core/messages.ts";

/** What the reader noticed about a file, by the codes of `resumeNotices`, and what to do about it. */
export const noticeMessages = defineMessages({
  en: {
    scan: "This file holds pictures of pages. Recognised letters are less sure than typed ones: please check every line, and fill in by hand what is missing.",
    two_columns: "The page has more than one column. Some lines may have ended up in the wrong place.",
    unreadable_fonts: "Some of the letters could not be read. Parts of the text may be missing.",
    nothing_found:
      "We could not recognise the usual parts of a CV in this file. Is it the right one? You can fill in the form by hand.",
    truncated: "The document is very long. Only its beginning was read.",
  },
  sw: {
    scan: "Faili hii ina picha za kurasa. Herufi zilizosomwa kwenye picha hazina uhakika kama zilizochapwa: tafadhali kagua kila mstari, na ujaze mwenyewe kinachokosekana.",
    two_columns: "Ukurasa una safu zaidi ya moja. Huenda baadhi ya mistari imewekwa mahali pasipofaa.",
    unreadable_fonts: "Baadhi ya herufi hazikusomeka. Huenda sehemu za maandishi zinakosekana.",
    nothing_found:
      "Hatukutambua sehemu za kawaida za CV kwenye faili hii. Je, ndiyo faili sahihi? Unaweza kujaza fomu mwenyewe.",
    truncated: "Hati hii ni ndefu sana. Mwanzo wake pekee ndio uliosomwa.",
  },
});

/** How a CV is uploaded and read. */
export const readingMessages = defineMessages({
  en: {
    resume: "Resume",
    kinds: "PDF, DOC or DOCX",
    parse: "Parse Resume",
    parsing: "Parsing Resume...",
    reading: "Reading your resume",
    readingText: "Reading the text",
    readingPage: "Reading page {number} of {of}",
    parsed: "Resume Parsed Successfully",
    parsedText: "Look through what we read from it.",
    failed: "Resume Parsing Failed",
    notRead: "Failed to parse resume. Please try again.",
  },
  sw: {
    resume: "CV",
    kinds: "PDF, DOC au DOCX",
    parse: "Soma CV",
    parsing: "CV inasomwa...",
    reading: "Tunasoma CV yako",
    readingText: "Tunasoma maandishi",
    readingPage: "Tunasoma ukurasa wa {number} kati ya {of}",
    parsed: "CV imesomwa",
    parsedText: "Pitia tulichosoma kwenye CV yako.",
    failed: "CV haikusomwa",
    notRead: "Hatukuweza kusoma CV. Tafadhali jaribu tena.",
  },
});

/** What the form's own CV field says of a file that it does not take (specification 001, section 5). */
export const cvRefusals = defineMessages({
  en: {
    type: "Invalid file type",
    typeAdvice: "Please upload a PDF file.",
    size: "File too large",
    sizeAdvice: "Please upload a file smaller than 5MB.",
    empty: "Empty file",
    emptyAdvice: "The file is empty.",
  },
  sw: {
    type: "Aina ya faili haifai",
    typeAdvice: "Tafadhali pakia faili ya PDF.",
    size: "Faili ni kubwa mno",
    sizeAdvice: "Tafadhali pakia faili iliyo chini ya MB 5.",
    empty: "Faili tupu",
    emptyAdvice: "Faili haina chochote.",
  },
});

/** What the resume reader says of a file that it does not take (specification 001, section 5). */
export const resumeRefusals = defineMessages({
  en: {
    type: "Invalid File Type",
    typeAdvice: "Please upload a PDF or Word document.",
    size: "File Too Large",
    sizeAdvice: "File size must be less than 5MB.",
    empty: "Empty file",
    emptyAdvice: "The file is empty.",
  },
  sw: {
    type: "Aina ya faili haifai",
    typeAdvice: "Tafadhali pakia hati ya PDF au Word.",
    size: "Faili ni kubwa mno",
    sizeAdvice: "Ukubwa wa faili uwe chini ya MB 5.",
    empty: "Faili tupu",
    emptyAdvice: "Faili haina chochote.",
  },
});

/** What was read from a CV, as its owner looks at it and corrects it. */
export const resumeMessages = defineMessages({
  en: {
    pleaseNote: "Please note",
    personalInformation: "Personal information",
    name: "Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    summary: "Summary",
    referees: "Referees",
    noExperience: "No work experience was found.",
    noEducation: "No education was found.",
    noSkills: "No skills were found.",
    /** A post and who gave it. */
    positionAt: "{position} at {company}",
    /** Where neither the post nor the employer was found. */
    somePosition: "A position",
    /** In the place of the month in which a position ended. */
    present: "present",
    sure: "Sure, {percent}%",
    fairlySure: "Fairly sure, {percent}%",
    pleaseCheck: "Please check, {percent}%",
    correct: "Correct what we read",
    corrected: "Corrections saved",
    saveCorrections: "Save corrections",
    position: "Position",
    positionNumber: "Position {number}",
    company: "Company",
    start: "Start",
    end: "End",
    worksHere: "I currently work here",
    description: "Description",
    removePosition: "Remove position {number}",
    addPosition: "Add a position",
    qualification: "Qualification",
    qualificationNumber: "Qualification {number}",
    institution: "Institution",
    level: "Level",
    schoolCertificate: "School certificate",
    grade: "Class or grade",
    removeQualification: "Remove qualification {number}",
    addQualification: "Add a qualification",
    remove: "Remove",
    dateAsWritten: "Write a year or a year and a month: 2018 or 2018-05",
  },
  sw: {
    pleaseNote: "Tafadhali zingatia",
    personalInformation: "Maelezo ya kibinafsi",
    name: "Jina",
    email: "Barua pepe",
    phone: "Simu",
    address: "Anwani",
    experience: "Uzoefu wa kazi",
    education: "Elimu",
    skills: "Ujuzi",
    summary: "Muhtasari",
    referees: "Warejelewa",
    noExperience: "Hakuna uzoefu wa kazi uliopatikana.",
    noEducation: "Hakuna elimu iliyopatikana.",
    noSkills: "Hakuna ujuzi uliopatikana.",
    positionAt: "{position} katika {company}",
    somePosition: "Kazi",
    present: "sasa",
    sure: "Hakika, {percent}%",
    fairlySure: "Karibu hakika, {percent}%",
    pleaseCheck: "Tafadhali kagua, {percent}%",
    correct: "Sahihisha tulichosoma",
    corrected: "Masahihisho yamehifadhiwa",
    saveCorrections: "Hifadhi masahihisho",
    position: "Cheo",
    positionNumber: "Kazi ya {number}",
    company: "Mwajiri",
    start: "Mwanzo",
    end: "Mwisho",
    worksHere: "Bado ninafanya kazi hapa",
    description: "Maelezo",
    removePosition: "Ondoa kazi ya {number}",
    addPosition: "Ongeza kazi",
    qualification: "Kiwango cha elimu",
    qualificationNumber: "Elimu ya {number}",
    institution: "Chuo au shule",
    level: "Ngazi",
    schoolCertificate: "Cheti cha shule",
    grade: "Daraja au alama",
    removeQualification: "Ondoa elimu ya {number}",
    addQualification: "Ongeza elimu",
    remove: "Ondoa",
    dateAsWritten: "Andika mwaka, au mwaka na mwezi: 2018 au 2018-05",
  },
});

/** A CV beside its reading, as it was uploaded. */
export const fileViewMessages = defineMessages({
  en: {
    yourFile: "Your file {name}",
    download: "Download the file",
    pageBefore: "Page before",
    pageOfFile: "Page {page} of {name}",
    pageNotDrawn: "This page could not be drawn. You can download the file.",
    textNotShown: "The text of this document could not be shown. You can download the file.",
  },
  sw: {
    yourFile: "Faili yako {name}",
    download: "Pakua faili",
    pageBefore: "Ukurasa uliotangulia",
    pageOfFile: "Ukurasa wa {page} wa {name}",
    pageNotDrawn: "Ukurasa huu haukuweza kuonyeshwa. Unaweza kupakua faili.",
    textNotShown: "Maandishi ya hati hii hayakuweza kuonyeshwa. Unaweza kupakua faili.",
  },
});
