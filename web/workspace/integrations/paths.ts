/** Where an owner connects other programs. */
export const apiTokensPath = "/dashboard/settings/api-tokens";
export const webhooksPath = "/dashboard/settings/webhooks";
export const webhookPath = (id: string): string => `${webhooksPath}/${id}`;
