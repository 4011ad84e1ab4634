/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const formatZonedDate = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/** The wall time (`HH:MM`) of an instant in a zone. */
export const formatZonedTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
    instant,
  );

/** UTC offset of a zone at an instant: `UTC-05:00`, or `UTC`. */
export const formatZoneOffset = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
    .replace('+00:00', '') ?? 'UTC';
