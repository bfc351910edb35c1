/** Where officers begin an application for somebody, or go on with one. */
export const assistStartPath = "/dashboard/member-onboarding/assist";

/** Where they take the pictures of one. */
export const assistPath = (key: string): string => `${assistStartPath}/${key}`;
