import type { StorybookConfig } from '@storybook/react-webpack5';
import TerserPlugin from 'terser-webpack-plugin';

/** Like Storybook's own, which keeps the names of components for the source shown in the docs, but in half the time. */
const minimizer = new TerserPlugin({
  test: /\.bundle\.js$/,
  minify: TerserPlugin.swcMinify,
  terserOptions: { mangle: false, keep_fnames: true },
});

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  // The screens of remotes are found by pattern, never imported (docs/adr/0010).
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../remote-*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // The fonts of the manager's frame; stories get theirs from the theme.
  staticDirs: [{ from: '../../node_modules/@fontsource-variable/hanken-grotesk/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack, { configType }) =>
    configType === 'PRODUCTION'
      ? { ...webpack, devtool: false, optimization: { ...webpack.optimization, minimizer: [minimizer] } }
      : webpack,
};

export default config;
