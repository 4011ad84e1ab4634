import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';

const swc = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

/** zod carries its messages in some forty languages (31 KB of brotli); ours come from the error catalogue. */
const zodInEnglish = new webpack.NormalModuleReplacementPlugin(/locales\/index\.js$/, (request) => {
  if (request.context.includes('/zod/')) request.request = request.request.replace('index.js', 'en.js');
});

/** What shell and remotes have in common. File names carry their content's hash and never change. */
export const baseConfiguration = (directory: string, uniqueName: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: directory,
  devtool: 'source-map',
  output: {
    path: path.join(directory, 'dist'),
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    uniqueName,
    chunkLoadTimeout: 5_000,
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  module: { rules: [swc, { test: /\.woff2$/, type: 'asset/resource' }] },
  optimization: {
    chunkIds: 'named',
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
  },
  performance: { hints: false },
  plugins: [new ChunkIntegrityPlugin(), zodInEnglish],
});
