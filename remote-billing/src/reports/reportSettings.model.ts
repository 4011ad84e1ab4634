import { reportLimits, type ReportSettings } from '@rankwright/contracts/reports';

/** The settings as form fields. */
export interface ReportSettingsForm extends Omit<ReportSettings, 'recipients' | 'linkDays'> {
  /** One address per line. */
  recipients: string;
  linkDays: string;
}

const splitLines = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

export const createSettingsForm = (settings: ReportSettings): ReportSettingsForm => ({
  ...settings,
  recipients: settings.recipients.join('\n'),
  linkDays: String(settings.linkDays),
});

export const toSettings = (form: ReportSettingsForm): ReportSettings => ({
  ...form,
  companyName: form.companyName.trim(),
  openingText: form.openingText.trim(),
  recipients: splitLines(form.recipients),
  linkDays: Number(form.linkDays),
});

type Errors = Partial<Record<keyof ReportSettingsForm, string>>;

const validateRecipients = (addresses: readonly string[]): string | undefined => {
  const wrong = addresses.find((address) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address));
  if (wrong) return `“${wrong}” is not an email address.`;
  if (addresses.length > reportLimits.recipients) return `Enter up to ${reportLimits.recipients} addresses.`;
  const different = new Set(addresses.map((address) => address.toLowerCase()));
  return different.size < addresses.length ? 'Enter each address once.' : undefined;
};

/** Errors by field; empty when the form can be saved. */
export const validateSettingsForm = (form: ReportSettingsForm): Errors => {
  const recipients = validateRecipients(splitLines(form.recipients));
  return {
    ...(recipients && { recipients }),
    ...(form.companyName.length > reportLimits.companyName && {
      companyName: `Use up to ${reportLimits.companyName} characters.`,
    }),
    ...(form.openingText.length > reportLimits.openingText && {
      openingText: `Use up to ${reportLimits.openingText.toLocaleString('en')} characters.`,
    }),
  };
};

/** Why a file cannot be the logo; null when it may be. The server reads the image itself. */
export const validateLogo = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'Choose a PNG or JPEG image.';
  return size > reportLimits.logoBytes ? 'Choose an image smaller than 1 MB.' : null;
};

/** `90` as `90 days`, `365` as `1 year`. */
export const formatLinkDays = (days: number): string => (days === 365 ? '1 year' : `${days} days`);
