import { defineMessages } from "#contract/core/messages.ts";

/** The steps of the application form, by their names. */
export const stepTitles = defineMessages({
  en: {
    personal: "Personal Information",
    background: "Professional Background",
    details: "Job Details",
    final: "Final Details",
  },
  sw: {
    personal: "Maelezo ya kibinafsi",
    background: "Uzoefu na elimu",
    details: "Kuhusu kazi",
    final: "Hatua ya mwisho",
  },
});

/** What stands around the form. */
export const applyMessages = defineMessages({
  en: {
    applyFor: "Apply for {job}",
    /** The last part of where one is, after the job's title. */
    apply: "Apply",
    /** In a line after the SACCO and the place. */
    applyBy: "apply by {date}",
    changedElsewhere: "This application was changed in another tab or on another device",
    startOver:
      "Everything that you have entered for this position is deleted. Your profile and your CVs stay.",
    notKept: "What you enter here is not kept any more.",
    /** Ends the sentence: Your browser needs it to … */
    applyHere: "apply here",
    waysToApply: "Ways to apply",
    uploadResume: "Upload Resume",
    applicationForm: "Application Form",
    closedShort: "The position has closed.",
    filledIn: "Filled in from your CV",
    lookAtSteps: "Please look at every step before you submit. Nothing has been sent.",
  },
  sw: {
    applyFor: "Omba nafasi ya {job}",
    apply: "Tuma ombi",
    applyBy: "mwisho wa kutuma maombi {date}",
    changedElsewhere: "Ombi hili limebadilishwa kwenye kichupo au kifaa kingine",
    startOver: "Kila ulichoandika kwa ajili ya nafasi hii kitafutwa. Wasifu wako na CV zako zitabaki.",
    notKept: "Utakachoandika hapa hakitahifadhiwa tena.",
    applyHere: "kutuma ombi hapa",
    waysToApply: "Njia za kutuma ombi",
    uploadResume: "Pakia CV",
    applicationForm: "Fomu ya ombi",
    closedShort: "Nafasi imefungwa.",
    filledIn: "Fomu imejazwa kutoka kwenye CV yako",
    lookAtSteps: "Tafadhali pitia kila hatua kabla ya kutuma. Hakuna kilichotumwa bado.",
  },
});

/** What to look at after the form was filled in from a CV. */
export const checkMessages = defineMessages({
  en: {
    onlyYear: "Your CV gives only a year for “{position}”. Please correct the months.",
    /** In the place of a position's name, within quotation marks. */
    somePosition: "a position",
    noExperience:
      "No work experience was found. Please add it in step 2, or say there that you have none yet.",
    noEducation: "No qualification was recognised. Please choose yours in step 2.",
  },
  sw: {
    onlyYear: "CV yako inataja mwaka tu kwa “{position}”. Tafadhali sahihisha miezi.",
    somePosition: "kazi moja",
    noExperience:
      "Hakuna uzoefu wa kazi uliopatikana. Tafadhali uongeze katika hatua ya 2, au useme hapo kuwa bado huna.",
    noEducation: "Kiwango cha elimu hakikutambuliwa. Tafadhali chagua chako katika hatua ya 2.",
  },
});

/** The fields of the form, beside those that `answerMessages` name. */
export const fieldMessages = defineMessages({
  en: {
    townOrCounty: "Town or county",
    asksForNone: "This position asks for none: what you have helps, and you can leave it out.",
    noneYet: "I have no work experience yet",
    addExperience: "Add work experience",
    experienceNumber: "Work experience {number}",
    removeExperience: "Remove work experience {number}",
    remove: "Remove",
    position: "Position",
    company: "Company",
    startDate: "Start date",
    endDate: "End date",
    /** In browsers that have no picker of months. */
    monthPattern: "YYYY-MM",
    worksHere: "I currently work here",
    theyWorkHere: "They work here now",
    jobDescription: "Job description",
    whatYouDid: "What you did and what came of it",
    chooseOne: "Choose one",
    /** Above what a SACCO asks for one job only. */
    questionsOf: "Questions from {organization}",
    skillHint: "Type a skill and press Enter, for example: Cash handling",
    salaryExample: "KSh 80,000 a month",
    /** A question that may stay open. */
    worksAt: "Do you work at {organization}? (optional)",
    notSaid: "No answer",
    relocate: "I am willing to relocate",
    criminalRecord: "I have a criminal record to disclose",
    criminalRecordHint:
      "You can explain it in the additional information. It does not exclude you by itself.",
    letterHint: "Why this position, and why you? At least 50 characters.",
    additionalInfo: "Additional information (optional)",
    kept: "{organization} keeps your application for {months} months after the position closes, longer only if you join its talent pool or are hired. <kept>What is kept of you</kept>",
    agree: "I agree to the <terms>terms and conditions</terms>, and what I have entered is true",
    savesAnswers:
      "Your details are kept in your profile, so that your next application starts with them: everything but the letter and the additional information. You can switch that off in <profile>your profile</profile>.",
    savesNothing:
      "Your profile stays as it is, as you chose. You can change that in <profile>your profile</profile>.",
    cv: "CV",
    optionalCv: "CV (optional)",
    anotherCv: "Another CV",
    noCv: "No CV",
    cvHint:
      "A PDF, DOC or DOCX file of at most 5 MB. It is kept in your profile, for your eyes only, until you remove it.",
    cvUploaded: "CV Uploaded",
    cvGoesAlong: "{file} goes with your application.",
    keptSince: "Kept since {date}",
  },
  sw: {
    townOrCounty: "Mji au kaunti",
    asksForNone: "Nafasi hii haihitaji uzoefu: ulio nao utakusaidia, lakini si lazima uutaje.",
    noneYet: "Bado sina uzoefu wa kazi",
    addExperience: "Ongeza uzoefu wa kazi",
    experienceNumber: "Uzoefu wa kazi wa {number}",
    removeExperience: "Ondoa uzoefu wa kazi wa {number}",
    remove: "Ondoa",
    position: "Cheo",
    company: "Mwajiri",
    startDate: "Tarehe ya kuanza",
    endDate: "Tarehe ya kumaliza",
    monthPattern: "2021-03",
    worksHere: "Bado ninafanya kazi hapa",
    theyWorkHere: "Bado anafanya kazi hapa",
    jobDescription: "Maelezo ya kazi",
    whatYouDid: "Ulichofanya na matokeo yake",
    chooseOne: "Chagua",
    questionsOf: "Maswali ya {organization}",
    skillHint: "Andika ujuzi mmoja kisha ubonyeze Enter, kwa mfano: Kuhudumia wateja",
    salaryExample: "KSh 80,000 kwa mwezi",
    worksAt: "Je, unafanya kazi katika {organization}? (si lazima)",
    notSaid: "Bila jibu",
    relocate: "Niko tayari kuhamia kwingine",
    criminalRecord: "Nina rekodi ya uhalifu ya kutaja",
    criminalRecordHint: "Unaweza kuieleza kwenye maelezo ya ziada. Kuwa nayo pekee hakukunyimi nafasi hii.",
    letterHint: "Kwa nini nafasi hii, na kwa nini wewe? Angalau herufi 50.",
    additionalInfo: "Maelezo ya ziada (si lazima)",
    kept: "{organization} huhifadhi ombi lako kwa miezi {months} baada ya nafasi kufungwa, na kwa muda zaidi tu ukijiunga na orodha yake au ukiajiriwa. <kept>Kinachohifadhiwa kukuhusu</kept>",
    agree: "Ninakubali <terms>masharti ya huduma</terms>, na niliyoandika ni ya kweli",
    savesAnswers:
      "Majibu yako yatahifadhiwa kwenye wasifu wako ili ombi lako lijalo lianze nayo: yote isipokuwa barua na maelezo ya ziada. Unaweza kuzima hilo kwenye <profile>wasifu wako</profile>.",
    savesNothing:
      "Wasifu wako utabaki ulivyo, kama ulivyochagua. Unaweza kubadilisha hilo kwenye <profile>wasifu wako</profile>.",
    cv: "CV",
    optionalCv: "CV (si lazima)",
    anotherCv: "CV nyingine",
    noCv: "Bila CV",
    cvHint:
      "Faili ya PDF, DOC au DOCX isiyozidi MB 5. Itahifadhiwa kwenye wasifu wako, na wewe pekee ndiye utakayeiona, hadi utakapoiondoa.",
    cvUploaded: "CV imepakiwa",
    cvGoesAlong: "{file} itatumwa pamoja na ombi lako.",
    keptSince: "Imehifadhiwa tangu {date}",
  },
});

/** Filling in the form from a CV. */
export const resumeTabMessages = defineMessages({
  en: {
    title: "Upload your resume",
    lead: "We read it here on our own server to fill in the form for you. It is kept in your profile, for your eyes only, until you remove it. Nothing is sent before you have seen it.",
    orKept: "Or use one that you keep",
    lookAtIt: "Look at it",
    lookAt: "Look at it: {name}",
    foundNothing: "We found nothing to fill in from {name}",
    haveRead: "We have read {name}",
    foundNothingText:
      "It can still go with your application, and you fill in the form by hand. Nothing has been sent.",
    haveReadText: "Please compare it with your CV, and correct what is wrong. Nothing has been sent.",
    sendAlong: "Send it with my application",
    use: "Use this in my application",
    download: "Download Data",
    different: "Upload Different",
    remove: "Remove",
    removeQuestion: "Remove {name}?",
    removeCv: "Remove this CV",
    removeText: "The file and what we read from it are deleted. What it filled in stays in the form.",
  },
  sw: {
    title: "Pakia CV yako",
    lead: "Tunaisoma hapa kwenye seva yetu ili kukujazia fomu. Itahifadhiwa kwenye wasifu wako, na wewe pekee ndiye utakayeiona, hadi utakapoiondoa. Hakuna kitakachotumwa kabla hujakiona.",
    orKept: "Au tumia uliyohifadhi",
    lookAtIt: "Iangalie",
    lookAt: "Iangalie: {name}",
    foundNothing: "Hatukupata cha kujaza kwenye {name}",
    haveRead: "Tumesoma {name}",
    foundNothingText:
      "Bado inaweza kutumwa pamoja na ombi lako, nawe ujaze fomu mwenyewe. Hakuna kilichotumwa.",
    haveReadText: "Tafadhali linganisha na CV yako, kisha usahihishe palipo na makosa. Hakuna kilichotumwa.",
    sendAlong: "Itume pamoja na ombi langu",
    use: "Itumie kwenye ombi langu",
    download: "Pakua data",
    different: "Pakia nyingine",
    remove: "Ondoa",
    removeQuestion: "Ungependa kuondoa {name}?",
    removeCv: "Ondoa CV hii",
    removeText: "Faili pamoja na tulichosoma ndani yake vitafutwa. Kilichojazwa kwenye fomu kitabaki.",
  },
});

/** The look at everything before it is sent. */
export const reviewMessages = defineMessages({
  en: {
    title: "Check your application",
    lead: "This is what the SACCO will receive with your letter.",
    cv: "CV",
    noCv: "None",
    criminalRecord: "Criminal record to disclose",
    edit: "Edit",
    editStep: "Edit {step}",
  },
  sw: {
    title: "Kagua ombi lako",
    lead: "Hiki ndicho SACCO itakachopokea pamoja na barua yako.",
    cv: "CV",
    noCv: "Hakuna",
    criminalRecord: "Rekodi ya uhalifu ya kutaja",
    edit: "Hariri",
    editStep: "Hariri: {step}",
  },
});

/** Whether an application was taken, and why not. */
export const submissionMessages = defineMessages({
  en: {
    submitted: "Application Submitted Successfully",
    submittedText: "Thank you for your application. We'll review it and get back to you soon.",
    failed: "Submission Failed",
    failedText: "Failed to submit application",
    error: "An error occurred while submitting your application.",
    notTwice: "Nothing was sent a second time.",
    closed: "What you entered is kept. <jobs>Choose another position</jobs>, and you can use it there.",
    signIn:
      "<signIn>Sign in in a new tab</signIn>, then come back and press Submit. What you entered stays here.",
    again: "What you entered is still here. If you submit again, it counts once.",
    seeMine: "See my application",
    myApplications: "My Applications",
  },
  sw: {
    submitted: "Ombi lako limetumwa",
    submittedText: "Asante kwa ombi lako. Tutalisoma na kukujulisha hivi karibuni.",
    failed: "Ombi halijatumwa",
    failedText: "Hatukuweza kutuma ombi lako",
    error: "Hitilafu imetokea wakati wa kutuma ombi lako.",
    notTwice: "Hakuna kilichotumwa mara ya pili.",
    closed: "Ulichoandika kimehifadhiwa. <jobs>Chagua nafasi nyingine</jobs>, nawe utaweza kukitumia hapo.",
    signIn:
      "<signIn>Ingia kwenye kichupo kipya</signIn>, kisha urudi ubonyeze Tuma. Ulichoandika kitabaki hapa.",
    again: "Ulichoandika bado kiko hapa. Ukituma tena, ombi litahesabiwa mara moja tu.",
    seeMine: "Angalia ombi langu",
    myApplications: "Maombi yangu",
  },
});

/** In place of the form, or above it, where a position takes no applications or has one already. */
export const closedMessages = defineMessages({
  en: {
    hasClosed: "This position has closed",
    hasClosedText:
      "It no longer takes applications. What you entered here is kept: choose another position, and you can use it there.",
    seeOpen: "See open positions",
    useBefore: "You can use what you entered before",
    began: "You began an application for {job} at {organization}, which has closed.",
    useHere: "Use it here",
    noThanks: "No, thank you",
    filledIn: "Filled in from your application for {job}",
    lookAtSteps:
      "Please look at every step, above all at the cover letter: you wrote it for another position.",
    error: "Error",
    withdrawn: "You have withdrawn your application for this position",
    applied: "You have already applied for this position",
    sentOn: "You sent your application on {date}.",
    /** Of an application that the SACCO entered. */
    entered: "There is already an application of yours for this position",
    enteredOn: "{organization} entered it on {date}.",
    notAgain: "It cannot be sent again.",
    takesNone: "This position takes no applications now",
    isClosed: "This position is closed",
    saccoTakesNone: "{organization} takes no applications for now.",
    noLonger: "It no longer takes applications.",
    kept: "What you entered is kept: choose another position, and you can use it there.",
    keptPaused:
      "What you entered is kept for when it does again: choose another position, and you can use it there.",
    others: "Other positions are open to you.",
  },
  sw: {
    hasClosed: "Nafasi hii imefungwa",
    hasClosedText:
      "Haipokei maombi tena. Ulichoandika hapa kimehifadhiwa: chagua nafasi nyingine, nawe utaweza kukitumia hapo.",
    seeOpen: "Angalia nafasi za kazi",
    useBefore: "Unaweza kutumia ulichoandika awali",
    began: "Ulianza ombi la nafasi ya {job}, {organization}, ambayo imefungwa.",
    useHere: "Kitumie hapa",
    noThanks: "Hapana, asante",
    filledIn: "Fomu imejazwa kutoka kwenye ombi lako la {job}",
    lookAtSteps: "Tafadhali pitia kila hatua, hasa barua ya maombi: uliiandikia nafasi nyingine.",
    error: "Hitilafu",
    withdrawn: "Umeondoa ombi lako la nafasi hii",
    applied: "Tayari umetuma ombi la nafasi hii",
    sentOn: "Ulituma ombi lako {date}.",
    entered: "Tayari una ombi la nafasi hii",
    enteredOn: "{organization} iliweka ombi hilo tarehe {date}.",
    notAgain: "Haliwezi kutumwa tena.",
    takesNone: "Nafasi hii haipokei maombi kwa sasa",
    isClosed: "Nafasi hii imefungwa",
    saccoTakesNone: "{organization} haipokei maombi kwa sasa.",
    noLonger: "Haipokei maombi tena.",
    kept: "Ulichoandika kimehifadhiwa: chagua nafasi nyingine, nawe utaweza kukitumia hapo.",
    keptPaused:
      "Ulichoandika kimehifadhiwa hadi itakapopokea tena: chagua nafasi nyingine, nawe utaweza kukitumia hapo.",
    others: "Kuna nafasi nyingine zinazopokea maombi.",
  },
});

/** For someone who has selected no job yet. */
export const chooseJobMessages = defineMessages({
  en: {
    title: "Choose a position",
    lead: "Every application is for one position. Which one is it?",
    seeAll: "See all positions",
    none: "No jobs found",
    noneText: "There is no open position at the moment.",
  },
  sw: {
    title: "Chagua nafasi ya kazi",
    lead: "Kila ombi ni la nafasi moja. Je, ni ipi?",
    seeAll: "Angalia nafasi zote",
    none: "Hakuna nafasi iliyopatikana",
    noneText: "Kwa sasa hakuna nafasi inayopokea maombi.",
  },
});
