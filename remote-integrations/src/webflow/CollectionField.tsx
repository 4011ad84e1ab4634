import type { WebflowCollection } from '@rankwright/contracts/connections';
import { MenuItem } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/fields';
import { SelectField } from '@rankwright/shared-ui/selects';

interface CollectionFieldProps {
  collections: readonly WebflowCollection[] | undefined;
  value: string;
  onChange: (collectionId: string) => void;
}

/** A select once a test has loaded the collections; a text field before. */
export const CollectionField = ({ collections, value, onChange }: CollectionFieldProps) =>
  collections ? (
    <SelectField
      label="Collection"
      value={collections.some(({ id }) => id === value) ? value : ''}
      disabled={collections.length === 0}
      hint={
        collections.length === 0
          ? 'This site has no collections yet. Create one in Webflow first.'
          : undefined
      }
      onChange={({ target }) => onChange(target.value)}
    >
      {collections.map(({ id, displayName }) => (
        <MenuItem key={id} value={id}>
          {displayName}
        </MenuItem>
      ))}
    </SelectField>
  ) : (
    <Field
      label="Collection ID"
      autoComplete="off"
      hint="Test the connection to choose from a list."
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
