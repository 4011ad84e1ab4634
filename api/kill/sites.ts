import { startTestWordpress } from '../src/platforms/wordpress/testWordpress.ts';
import type { SiteConnection } from './scene.ts';

/** A platform's double, and how the product reaches it by way of `road`. */
export interface Site {
  url: string;
  titles(): string[];
  envOf(road: string): Record<string, string>;
  connectionOf(road: string): SiteConnection;
  close(): Promise<void>;
}

const wordpress = async (): Promise<Site> => {
  const double = await startTestWordpress();
  return {
    url: double.url,
    titles: () => double.posts.map(({ title }) => title),
    envOf: () => ({}),
    connectionOf: (road) => ({
      platform: 'wordpress',
      method: 'application-password',
      settings: { siteUrl: road, username: 'ada', root: `${road}/wp-json/`, url: road, name: 'Garden Notes' },
      secrets: { applicationPassword: 'abcd efgh' },
    }),
    close: double.close,
  };
};

/** One line per platform. */
export const sites: Record<string, () => Promise<Site>> = { wordpress };
