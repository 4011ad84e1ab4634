export const claimKinds = ['number', 'name', 'source'] as const;
