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
export const generatedFiles =
  '(^|/)(dist|dist-types|storybook-static|node_modules|test-results|\\.nx|\\.data)/';
