import type { ConnectField } from '@rankwright/platforms/port/descriptor';
import { getPlatformDescriptor, type ConnectionMethod, type Platform } from '../platforms/platforms.ts';

export type { ConnectField };
export const insecureUrlText = 'Enter a URL that starts with https://.';
const maxLength = 4_000;

interface ConnectForm {
  method: ConnectionMethod;
  fields: readonly ConnectField[];
}

/** The general setup form of a platform; null when it has a form of its own. */
export const getConnectForm = (platform: Platform): ConnectForm | null => {
  for (const [method, { fields }] of Object.entries(getPlatformDescriptor(platform).methods))
    if (fields) return { method: method as ConnectionMethod, fields };
  return null;
};

const isHttpUrl = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** `Access token` → `access token`, `URL` stays. */
const toSentencePart = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Why the trimmed value cannot be saved; null when it can. */
export const getConnectFieldError = (
  { label, kind, isOptional = false }: ConnectField,
  value: string,
): string | null => {
  if (value === '' && isOptional) return null;
  if (kind === 'url' && !isHttpUrl(value)) return insecureUrlText;
  if (value === '') return `Enter the ${toSentencePart(label)}.`;
  return value.length > maxLength ? `Enter at most ${maxLength} characters.` : null;
};
