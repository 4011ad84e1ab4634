/** Options of dependency-cruiser that both configurations share. */
export const options = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  moduleSystems: ['es6', 'cjs'],
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    mainFields: ['module', 'main', 'types'],
  },
};
/** Folders of this repository that no person writes. Installed packages stay: rules name some of them. */
export const generatedFiles =
  '^(?!.*node_modules/).*(^|/)(dist|dist-types|storybook-static|test-results|\\.nx|\\.data)/';
