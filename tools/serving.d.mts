/** Node's arguments before the server's own file. */
export const servingArguments: readonly string[];
/** What the environment says, unless it says something else already. */
export const servingEnvironment: Readonly<Record<string, string>>;
