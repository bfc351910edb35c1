import { defineMessages } from "#contract/core/messages.ts";

/** What the answers of an application are called, in its form and wherever they are read. */
export const answerMessages = defineMessages({
  en: {
    fullName: "Full Name",
    email: "Email",
    phone: "Phone",
    location: "Location",
    workExperience: "Work experience",
    /** Shown instead of work experience. */
    noExperienceYet: "No work experience yet",
    /** A post and who gave it: "Cashier at Jirani SACCO". */
    positionAt: "{position} at {company}",
    highestQualification: "Highest qualification",
    keySkills: "Key skills",
    expectedSalary: "Expected salary",
    availableStartDate: "Available start date",
    workAuthorization: "Work authorization",
    willingToRelocate: "Willing to relocate",
    worksHere: "Works at this SACCO",
    coverLetter: "Cover letter",
    additionalInfo: "Additional information",
    yes: "Yes",
    no: "No",
  },
  sw: {
    fullName: "Jina kamili",
    email: "Barua pepe",
    phone: "Simu",
    location: "Mahali",
    workExperience: "Uzoefu wa kazi",
    noExperienceYet: "Bado hakuna uzoefu wa kazi",
    positionAt: "{position} katika {company}",
    highestQualification: "Kiwango cha juu zaidi cha elimu",
    keySkills: "Ujuzi muhimu",
    expectedSalary: "Mshahara unaotarajia",
    availableStartDate: "Tarehe unayoweza kuanza kazi",
    workAuthorization: "Haki ya kufanya kazi Kenya",
    willingToRelocate: "Tayari kuhamia kwingine",
    worksHere: "Anafanya kazi katika SACCO hii",
    coverLetter: "Barua ya maombi",
    additionalInfo: "Maelezo ya ziada",
    yes: "Ndiyo",
    no: "Hapana",
  },
});

/** What staff and candidates read of a sent application beyond that. */
export const sentMessages = defineMessages({
  en: {
    educationAndSkills: "Education and skills",
    skills: "Skills",
    jobDetails: "Job details",
    ownQuestions: "Questions about this job",
    availableFrom: "Available from",
    criminalBackground: "Criminal background",
    disclosed: "Disclosed",
    noneDisclosed: "None disclosed",
    /** Months of a position: "Mar 2021 to Jan 2023". */
    period: "{from} to {until}",
    /** In the place of a month. */
    today: "today",
    notStated: "not stated",
    /** Nobody was asked, since HR entered the application. */
    unasked: "Not stated",
  },
  sw: {
    educationAndSkills: "Elimu na ujuzi",
    skills: "Ujuzi",
    jobDetails: "Maelezo ya kazi",
    ownQuestions: "Maswali kuhusu kazi hii",
    availableFrom: "Siku ya kuanza",
    criminalBackground: "Rekodi ya uhalifu",
    disclosed: "Imetajwa",
    noneDisclosed: "Hakuna iliyotajwa",
    period: "{from} hadi {until}",
    today: "leo",
    notStated: "tarehe isiyotajwa",
    unasked: "Haikutajwa",
  },
});
