let passwords: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first password, not at the start of the server. */
const readPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
};

/** Without the figures and signs that people put around a word. */
const listLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether the password is nothing but one of the words, such as the owner's name, with figures and signs. */
export const isContextPassword = (password: string, words: readonly string[]): boolean =>
  words.map(listLetters).some((word) => word !== '' && word === listLetters(password));

/** Whether the password is one character repeated, or among the 49,000 most common ones, whatever its case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  if (new Set(password).size === 1) return true;
  passwords ??= readPasswords();
  return (await passwords).has(password.toLowerCase());
};
