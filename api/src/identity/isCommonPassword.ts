let passwords: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first password, not at the start of the server. */
const readPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
};

/** Whether the password is one character repeated, or among the 49,000 most common ones, whatever its case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  if (new Set(password).size === 1) return true;
  passwords ??= readPasswords();
  return (await passwords).has(password.toLowerCase());
};
