const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar day (`YYYY-MM-DD`), such as “Tuesday, November 24, 2026”. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day));
