import { shellConfiguration } from '@rankwright/tooling/webpack';
import { GenerateSW } from 'workbox-webpack-plugin';
import { workerOptions } from './src/offline/workerOptions.ts';

const app = shellConfiguration(import.meta.dirname);

/** The host, in a release with its service worker: in development the address of a file does not name its content. */
export const configuration: ReturnType<typeof shellConfiguration> =
  app.mode === 'production'
    ? { ...app, plugins: [...(app.plugins ?? []), new GenerateSW(workerOptions)] }
    : app;
