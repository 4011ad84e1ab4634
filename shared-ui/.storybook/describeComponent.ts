type Some<Value> = readonly [Value, ...Value[]];

/** What a designer needs to know about a component; shown on its page and searched by “Find a component”. */
export interface ComponentGuide {
  /** One sentence: what it is for. */
  purpose: string;
  /** Further words to find it by. */
  keywords: Some<string>;
  /** Exported components that are only used inside this one. */
  parts?: Some<string>;
  do: Some<string>;
  dont: Some<string>;
  states: Some<string>;
  /** Key and what it does; `none` when the component does not take the focus. */
  keyboard: Some<readonly [key: string, action: string]> | 'none';
}

/** Parameters of a component's stories. */
export const describeComponent = (guide: ComponentGuide) => ({ guide });
