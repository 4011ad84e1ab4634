/** A node of a Wix Ricos document. Wix validates which nodes can contain which. */
export interface RicosNode {
  type: string;
  id: string;
  nodes: RicosNode[];
  [data: string]: unknown;
}

export interface RicosDocument {
  nodes: RicosNode[];
}

export interface Decoration {
  type: 'BOLD' | 'ITALIC' | 'UNDERLINE' | 'STRIKETHROUGH' | 'LINK';
  [data: string]: unknown;
}

/** An image in the site's media library; Wix shows no others. */
export interface WixImage {
  id: string;
  width: number;
  height: number;
}
export type WixImages = ReadonlyMap<string, WixImage>;

/** Creates nodes with ids that are unique within one document. */
export const createNodeFactory = () => {
  let count = 0;
  return (type: string, nodes: RicosNode[] = [], data: Record<string, unknown> = {}): RicosNode => ({
    type,
    id: `n${(count += 1)}`,
    nodes,
    ...data,
  });
};
export type NodeFactory = ReturnType<typeof createNodeFactory>;
