/**
 * Webpack loader for react-router: takes out the names that its components get for the developer tools. A name keeps a
 * component in the bundle, used or not: forms, fetchers and links of its framework.
 */
const unnamedComponents = (source: string): string =>
  source
    .replace(/^(Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = "[^"]*";$/gm, '')
    .replace(/^var (Link|NavLink|Form) = (React\d*\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2');

export default unnamedComponents;
