import * as z from '@rankwright/contracts/zod';
import { ok } from '../http.ts';

export const secret = (what: string) => z.string().trim().min(1, `Enter the ${what}.`).max(4_000);
export const siteUrl = z.string().trim().min(1, 'Enter the site address.').max(2_000);

/** What a connection test looked at, in order. */
export const connectionCheck = z.object({ name: z.string(), ok: z.boolean(), detail: z.string() });
export type ConnectionCheck = z.infer<typeof connectionCheck>;
export const testReply = ok.extend({ message: z.string(), checks: z.array(connectionCheck) });
