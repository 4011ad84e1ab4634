/** `--to 1.0.0` or `--to=1.0.0`; undefined when it is not given. */
export const readOption = (args: readonly string[], name: string): string | undefined => {
  const at = args.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at === -1) return undefined;
  const value = args[at]?.includes('=') ? args[at].slice(name.length + 3) : args[at + 1];
  if (!value || value.startsWith('--')) throw new Error(`--${name} needs a value.`);
  return value;
};
