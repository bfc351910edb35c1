/** Width of a job's bar in percent: ten for each application, 100 at most (specification 001, section 9). */
export const barWidth = (applications: number): number => Math.min(100, applications * 10);
