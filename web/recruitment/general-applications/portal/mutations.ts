import { api } from "#web/lib/api.ts";

/** Says that one's general application still holds. */
export const renewGeneral = (id: string) => api.general.mine.renew({ params: { id } });

/** Takes one's general application back. */
export const withdrawGeneral = (id: string) => api.general.mine.withdraw({ params: { id } });
