import ts from 'typescript';

/** Who makes the value: the package (`given`), the remote that calls it (`taken`), or either. */
export type Position = 'given' | 'taken' | 'either';

const flipped: Record<Position, Position> = { given: 'taken', taken: 'given', either: 'either' };

/** The text in one line, without comments and without the numbers that the report gives to equal names of two packages. */
const printNode = (node: ts.Node): string =>
  node
    .getText()
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .replace(/\b([A-Za-z]\w*?)_\d+\b/g, '$1');

type Members = ts.TypeLiteralNode | ts.InterfaceDeclaration | ts.ClassDeclaration;
type Signature = ts.SignatureDeclaration;

const hasMembers = (node: ts.Node): node is Members =>
  ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);

const isSignature = (node: ts.Node): node is Signature =>
  ts.isFunctionTypeNode(node) || ts.isMethodSignature(node) || ts.isFunctionDeclaration(node);

const isOptional = (member: ts.Node): boolean => {
  const { questionToken, type } = member as ts.Node & { questionToken?: ts.Node; type?: ts.Node };
  return questionToken !== undefined || (!!type && /^Zod(Optional|Default|Prefault)</.test(printNode(type)));
};

const getKey = (member: ts.Node): string => {
  const { name } = member as ts.Node & { name?: ts.Node };
  return name ? printNode(name) : printNode(member);
};

const extendsMembers = (before: Members, after: Members, position: Position): boolean => {
  const known = new Map([...before.members].map((member) => [getKey(member), member]));
  const now = new Map([...after.members].map((member) => [getKey(member), member]));
  const hasAll = [...known].every(([key, member]) => {
    const same = now.get(key);
    return same !== undefined && isExtension(member, same, position);
  });
  const added = [...now].filter(([key]) => !known.has(key)).map(([, member]) => member);
  return hasAll && (position === 'given' || added.every(isOptional));
};

const extendsUnion = (before: ts.UnionTypeNode, after: ts.UnionTypeNode, position: Position): boolean =>
  before.types.every((type) => after.types.some((other) => isExtension(type, other, position)));

const extendsSignature = (before: Signature, after: Signature, position: Position): boolean => {
  const added = after.parameters.slice(before.parameters.length);
  const parameters = before.parameters.map((parameter, at) => [parameter, after.parameters[at]] as const);
  return (
    printAll(before.typeParameters) === printAll(after.typeParameters) &&
    added.every(({ questionToken, dotDotDotToken }) => questionToken ?? dotDotDotToken) &&
    parameters.every(([one, other]) => other && isExtension(one, other, flipped[position])) &&
    (before.type && after.type ? isExtension(before.type, after.type, position) : before.type === after.type)
  );
};

const printAll = (nodes: readonly ts.Node[] = []): string => nodes.map(printNode).join(', ');

/** `Schemas<Params, Query, Body, Reply>` of an endpoint: a remote sends all but the reply. */
const extendsSchemas = (before: ts.TypeReferenceNode, after: ts.TypeReferenceNode): boolean =>
  (before.typeArguments ?? []).every((type, at) => {
    const other = after.typeArguments?.[at];
    return other && isExtension(type, other, at < 3 ? 'taken' : 'given');
  });

const listChildren = (node: ts.Node): ts.Node[] =>
  node.getChildren().filter(({ kind }) => kind !== ts.SyntaxKind.SemicolonToken);

const extendsChildren = (before: ts.Node, after: ts.Node, position: Position): boolean => {
  const children = listChildren(before);
  const others = listChildren(after);
  return (
    children.length > 0 &&
    children.length === others.length &&
    children.every((child, at) => {
      const other = others[at];
      return other !== undefined && isExtension(child, other, position);
    })
  );
};

/**
 * True when what compiled against `before` compiles against `after`: nothing is gone or changed. Added are only members
 * that are optional or that the package itself fills in, optional last parameters, and further members of a union.
 */
export const isExtension = (before: ts.Node, after: ts.Node, position: Position): boolean => {
  if (printNode(before) === printNode(after)) return true;
  if (ts.isUnionTypeNode(after) && !ts.isUnionTypeNode(before))
    return position === 'taken' && after.types.some((type) => isExtension(before, type, position));
  if (before.kind !== after.kind) return false;
  if (hasMembers(before)) return extendsMembers(before, after as Members, position);
  if (ts.isUnionTypeNode(before)) return extendsUnion(before, after as ts.UnionTypeNode, position);
  if (isSignature(before)) return extendsSignature(before, after as Signature, position);
  if (ts.isTypeReferenceNode(before) && before.typeName.getText() === 'Schemas')
    return extendsSchemas(before, after as ts.TypeReferenceNode);
  return extendsChildren(before, after, position);
};
