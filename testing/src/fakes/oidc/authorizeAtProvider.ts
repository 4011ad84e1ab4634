/** Follows the authorization URL as a browser does, with its cookies. Resolves with the URL back at the product. */
export const authorizeAtProvider = async (authorizationUrl: string): Promise<URL> => {
  const { origin } = new URL(authorizationUrl);
  const cookies = new Map<string, string>();
  let next = new URL(authorizationUrl);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
    if (next.origin !== origin) return next;
  }
  throw new Error('The provider redirected too often.');
};
