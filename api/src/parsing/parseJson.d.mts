export const parseJson: (text: string) => unknown;
