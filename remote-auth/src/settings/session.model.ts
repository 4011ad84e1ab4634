/** Formats an ISO time in the account's time zone. */
export const formatTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match counts: Edge also names Chrome and Safari, and Chrome names Safari. */
const browsers: Names = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** The first match counts: an iPhone also names Mac OS X, and Android names Linux. */
const systems: Names = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Mac OS X/, 'macOS'],
  [/Android/, 'Android'],
  [/Linux/, 'Linux'],
];

const findName = (names: Names, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system from a user agent, such as `Firefox on Windows`. */
export const formatDevice = (userAgent: string): string => {
  const browser = findName(browsers, userAgent) ?? 'Unknown browser';
  const system = findName(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
};
