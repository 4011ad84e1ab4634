import ts from 'typescript';

/** The ids of the endpoints that clear one platform are documented; the act is the same for all platforms. */
const platformVerbs = { clear: 'disconnect' };

/** Requests that choose the fields of an act for it, and say so. */
const specialCases = new Set([
  'moveScheduledItem',
  'moveToBacklog',
  'requestDismissSetup',
  'requestRerun',
  'startDraft',
]);

const walk = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

const splitVerb = (name) => /^[a-z]+/.exec(name)?.[0] ?? name;

/** Local name → `{ from, name }` of what is imported; `name` is `*` for a namespace. */
const readImports = (source) =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings) return [];
      const from = moduleSpecifier.text;
      return ts.isNamespaceImport(bindings)
        ? [[bindings.name.text, { from, name: '*' }]]
        : bindings.elements.map(({ name, propertyName }) => [
            name.text,
            { from, name: (propertyName ?? name).text },
          ]);
    }),
  );

/** Conversions, and the means by which an act is carried out. */
const isMeans = (name) => /^(to|with|open|call|read|encode|decode|create)[A-Z]/.test(name);

const readCalledFunction = (call, imports) => {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return imports.get(expression.text);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const target = imports.get(expression.expression.getText());
  if (target) return { from: target.from, name: expression.name.text };
  // A port: `payments.createCheckout`, `writer.rewriteContent`.
  return { from: 'port', name: expression.name.text };
};

const findCalls = (handler, imports) => {
  const acts = [];
  walk(handler, (node) => {
    if (!ts.isCallExpression(node)) return;
    const called = readCalledFunction(node, imports);
    if (called) acts.push(called);
  });
  return acts;
};

const isService = ({ from, name }) =>
  from.startsWith('.') && !/\.(repository|model)\.ts$|\/(http|clock)\b/.test(from) && !isMeans(name);

const findRouteProblems = (file, source, platforms) => {
  const imports = readImports(source);
  const problems = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !/^(route|streamRoute)$/.test(node.expression.getText())) return;
    const [, endpoint, handler] = node.arguments;
    const id = endpoint.getText();
    const acts = findCalls(handler, imports);
    const services = acts.filter(isService).map(({ name }) => name);
    const isOfPlatform = platforms.some((name) => id.toLowerCase().includes(name.toLowerCase()));
    const verb = splitVerb(id);
    const accepts = ({ name }) =>
      name === id || (isOfPlatform && [verb, platformVerbs[verb]].includes(splitVerb(name)));
    if (services.length > 0 && !acts.some(accepts))
      problems.push(`${file}: ${id} is carried out by ${services.join(', ')}`);
  });
  return problems;
};

const isRequest = (node) =>
  ts.isCallExpression(node) && /^(callApi|streamApi|uploadFile)$/.test(node.expression.getText());

/** The endpoint of a function that does nothing but send it. */
const findOnlyEndpoint = (declared) => {
  const calls = [];
  const collect = (node) => {
    if (ts.isCallExpression(node)) calls.push(node);
    // What prepares the input is part of the request.
    if (!isRequest(node)) ts.forEachChild(node, collect);
  };
  collect(declared);
  const [endpoint] = calls.length === 1 && isRequest(calls[0]) ? calls[0].arguments : [];
  return endpoint && ts.isIdentifier(endpoint) ? endpoint.text : null;
};

const findClientProblems = (file, source) =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer))
    .flatMap(({ name, initializer }) => {
      const id = findOnlyEndpoint(initializer);
      if (!id || specialCases.has(name.getText())) return [];
      const expected = `request${id[0].toUpperCase()}${id.slice(1)}`;
      return name.getText() === expected ? [] : [`${file}: ${name.getText()} is called ${expected}`];
    });

/** Text of a file → one message per act whose name differs from its endpoint's id. */
export const findVerbProblems = (file, text, platforms) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return file.endsWith('.routes.ts')
    ? findRouteProblems(file, source, platforms)
    : findClientProblems(file, source);
};
