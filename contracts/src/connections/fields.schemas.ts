import * as z from '@rankwright/contracts/zod';
import { ok } from '../http.schemas.ts';

export const secretField = (label: string) => z.string().trim().min(1, `Enter the ${label}.`).max(4_000);

export const siteUrlField = z.string().trim().min(1, 'Enter the site URL.').max(2_000);

/** One check of a connection test. */
export const connectionCheck = z.object({ name: z.string(), ok: z.boolean(), detail: z.string() });

export type ConnectionCheck = z.infer<typeof connectionCheck>;

export const testReply = ok.extend({ message: z.string(), checks: z.array(connectionCheck) });
