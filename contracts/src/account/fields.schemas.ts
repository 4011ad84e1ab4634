import * as z from '@rankwright/contracts/zod';
import { emailPattern } from '../limits.ts';

export const email = z
  .string()
  .trim()
  .min(3)
  .max(254)
  .regex(emailPattern, 'Please enter a valid email address.')
  // Mailers read these as lists, names and comments of addresses.
  .refine((address) => !/[,;:<>()[\]\\"]/.test(address), 'Please enter a valid email address.');

export const name = z.string().trim().max(120);

/** IANA zone name, e.g. `Asia/Kolkata`. */
export const timeZone = z.string().min(1).max(64).refine(isTimeZone, 'Choose a time zone from the list.');

/** Names only: the database reads offsets such as `+05:30` with the opposite sign. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
