import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sortMembers } from './sortMembers.ts';

/** One report per package: every entry point of its `exports` as a namespace. */
const createEntryPoint = (exports: Record<string, string>): string =>
  Object.entries(exports)
    .map(([key, file]) => {
      const name = path.basename(key);
      return `import * as ${name} from '${file.replace(/\.tsx?$/, '.js')}';\nexport { ${name} };\n`;
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

/** Writes the API of a package as `<name>.api.md` to `folder`. Returns the file. */
export const extractApi = (packageFolder: string, folder: string): string => {
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
        reportFolder: folder,
        reportTempFolder: path.join(folder, 'temp'),
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
  Extractor.invoke(extractorConfig, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  const report = path.join(folder, `${name}.api.md`);
  writeFileSync(report, sortMembers(readFileSync(report, 'utf8')));
  return report;
};
