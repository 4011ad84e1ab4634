const names: Readonly<Record<string, string>> = { fetch: 'contract', exports: 'expose' };

/** The load phase that a step of the kernel belongs to, by the name that people know. */
export const getPhaseName = (step: string): string => names[step] ?? step;
