import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One report per package: every entry point of its `exports` as a namespace. */
const createEntryPoint = (exports: Record<string, string>): string =>
  Object.entries(exports)
    .map(([key, source]) => {
      const name = path.basename(key);
      return `import * as ${name} from '${source.replace(/\.tsx?$/, '.js')}';\nexport { ${name} };\n`;
    })
    .join('');

/** Module settings for the declarations in `dist-types`; their compilation has checked them already. */
const compilerOptions = {
  module: 'preserve',
  moduleResolution: 'bundler',
  target: 'es2022',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Compares the API of a package with its `<name>.api.md`. Returns whether it changed. With `update` the report is
 * written; otherwise the present API is written to `reportFolder` for a comparison.
 */
export const extractApi = (packageFolder: string, reportFolder: string, update: boolean): boolean => {
  const packageJsonFullPath = path.join(packageFolder, 'package.json');
  const { exports } = JSON.parse(readFileSync(packageJsonFullPath, 'utf8')) as {
    exports: Record<string, string>;
  };
  const mainEntryPointFilePath = path.join(packageFolder, 'dist-types/apiReport.d.ts');
  writeFileSync(mainEntryPointFilePath, createEntryPoint(exports));
  const name = path.basename(packageFolder);
  const extractorConfig = ExtractorConfig.prepare({
    packageJsonFullPath,
    configObjectFullPath: path.join(packageFolder, 'api-extractor.json'),
    configObject: {
      projectFolder: packageFolder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: {
        enabled: true,
        reportFolder: packageFolder,
        reportTempFolder: reportFolder,
        reportFileName: name,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: silent,
        compilerMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
  const { apiReportChanged } = Extractor.invoke(extractorConfig, {
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return apiReportChanged;
};
