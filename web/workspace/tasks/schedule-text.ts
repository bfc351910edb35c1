/** When scheduled work comes, in words: `Every day at 06:30`. A line of another form is shown as it is. */
export function scheduleText(cron: string): string {
  const [minute = "", hour = "", ...rest] = cron.split(" ");
  if (rest.join(" ") !== "* * *") return cron;
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (step && hour === "*") return `Every ${step} minutes`;
  if (!/^\d+$/.test(minute)) return cron;
  const past = minute.padStart(2, "0");
  if (hour === "*") return `Every hour at :${past}`;
  return /^\d+$/.test(hour) ? `Every day at ${hour.padStart(2, "0")}:${past}` : cron;
}
