export interface WordpressCredentials {
  siteUrl: string;
  username: string;
  applicationPassword: string;
}

/** Splits credentials into settings and secrets. */
export const createWordpressCandidate = ({
  siteUrl,
  username,
  applicationPassword,
}: WordpressCredentials) => ({
  platform: 'wordpress' as const,
  method: 'application-password' as const,
  settings: { siteUrl, username },
  secrets: { applicationPassword },
});
