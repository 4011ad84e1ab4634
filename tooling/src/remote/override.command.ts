import { readSettings } from '../start/settings.ts';

/** One browser, one remote, another build of it: the host asks the allow-list, shows a banner, and resets on failure. */
export const override = async ([name, url]: readonly string[]): Promise<number> => {
  if (!name || !url || !URL.canParse(url))
    throw new Error(
      'Say which remote and where its build lies: npm run remote -- override planner http://localhost:4000/',
    );
  const base = url.endsWith('/') ? url : `${url}/`;
  console.log(`${readSettings(process.env).publicUrl}/?override=${name}@${base}`);
  return 0;
};
