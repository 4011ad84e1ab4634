const dayMs = 86_400_000;
const isoDay = /\b\d{4}-\d{2}-\d{2}(?=T|"|\b)/g;

/** Moves every ISO date and time in a reply by whole days. */
export const shiftDates = <Reply>(reply: Reply, days: number): Reply =>
  JSON.parse(
    JSON.stringify(reply).replace(isoDay, (day) =>
      new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10),
    ),
  ) as Reply;
