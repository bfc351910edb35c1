/** Under which names the forms of people without a session keep what is typed until it is sent (`useKeptForm`). */
export const keptNames = { registration: "registration", signUp: "sign-up" } as const;
