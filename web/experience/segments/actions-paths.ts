export const personalizationPath = "/dashboard/customer-experience/personalization";
const rulesPath = "/dashboard/customer-experience/action-rules";
export const newRulePath = `${rulesPath}/new`;
export const rulePath = (id: string): string => `${rulesPath}/${id}`;
