export const engagementPath = "/dashboard/customer-experience/engagement";
const campaignsPath = "/dashboard/customer-experience/campaigns";
export const newCampaignPath = `${campaignsPath}/new`;
export const campaignPath = (id: string): string => `${campaignsPath}/${id}`;
