/** For people who want to become members of a SACCO. */
export const joinPath = "/join";

/** The part of that page for people who are members already, or have applied. */
export const memberLoginId = "member-login";
export const memberLoginPath = `${joinPath}#${memberLoginId}`;

/** The contact form, begun for an applicant. */
export const askAboutJoiningPath = ({ askSubject }: { askSubject: string }): string =>
  `/contact?${new URLSearchParams({ subject: askSubject })}#message`;
