export const groupTests: (files: readonly string[], sources: string) => string[][];
export const writeGroup: (group: readonly string[], folder: string) => string;
