/** Part of every successful reply. */
export const ok = { success: true } as const;
