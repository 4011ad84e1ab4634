export interface WordpressCredentials {
  siteUrl: string;
  username: string;
  applicationPassword: string;
}

/** Credentials as a person types them → what can be tested and kept. */
export const wordpressCandidate = ({ siteUrl, username, applicationPassword }: WordpressCredentials) => ({
  platform: 'wordpress' as const,
  method: 'application-password' as const,
  settings: { siteUrl, username },
  secrets: { applicationPassword },
});
