import type { WebflowCollection } from '@rankwright/contracts/connections';
import { Field, SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';

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
