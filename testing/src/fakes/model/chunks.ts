export const splitIntoChunks = (text: string): string[] => text.match(/[\s\S]{1,40}/g) ?? [];
