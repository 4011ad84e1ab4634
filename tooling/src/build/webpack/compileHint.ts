import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Files of which a page calls most functions while it loads: the host, each remote's entry, each page and the components
 * that most pages show; `app` and `floor-…` are the same of the builds that the benchmark compares with.
 */
const hintedFiles = /^(shell|app|floor-.*|entry|page-.*|shared-ui_src_forms_ts)\.([\w-]+\.)?js$/;

/**
 * Asks the browser to compile these files whole while they download, on another thread, instead of each function when it is
 * first called, on the thread that draws. Chromium 136 and later; a comment to other browsers.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const createCompileHint = (): WebpackPluginInstance =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: hintedFiles,
    // After the minimizer, which drops comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
