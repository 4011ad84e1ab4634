/** A CMS collection with the fields that articles can fill. */
export interface WebflowCollection {
  id: string;
  displayName: string;
  fields: { id: string; slug: string; displayName: string; type: string; isRequired: boolean }[];
  /** Article field → collection field. */
  mapping: Record<string, string>;
  /** Required collection fields that no article field can fill. */
  unmappable: string[];
}
