/** What every success carries. */
export const ok = { success: true } as const;
