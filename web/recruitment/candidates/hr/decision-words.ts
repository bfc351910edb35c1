import type {
  CandidateDecided,
  CandidateDecision,
  CandidateStatus,
} from "#contract/recruitment/hr-candidates.ts";

export const statusWords: Record<CandidateStatus, string> = {
  active: "Active",
  shortlisted: "Shortlisted",
  suspense: "Suspense",
  rejected: "Rejected",
};

/** What is said when a decision is made (specification 001, section 9), true to what became of its mail. */
export function decisionText(status: CandidateDecision, mail: CandidateDecided["mail"]): string {
  const nobody = "No email: this person has no account.";
  switch (status) {
    case "shortlisted":
      return mail === "none"
        ? `Candidate has been shortlisted! ${nobody}`
        : "Candidate has been shortlisted! Congratulations email sent.";
    case "suspense":
      return "Candidate moved to suspense list for further evaluation.";
    case "rejected":
      return mail === "none"
        ? `Candidate has been rejected. ${nobody}`
        : "Candidate has been rejected. Feedback email sent in one minute, unless you undo it.";
  }
}
