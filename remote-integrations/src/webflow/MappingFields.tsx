import type { WebflowCollection } from '@rankwright/contracts/connections';
import { Alert, Box, Field, MenuItem, Typography } from '@rankwright/shared-ui/core';
import { mappingRows, unfilledFields, withPart, type Mapping } from './webflow.model.ts';

interface MappingFieldsProps {
  collection: WebflowCollection;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Which part of an article goes to which field, and which required fields stay empty. */
export const MappingFields = ({ collection, mapping, onChange }: MappingFieldsProps) => {
  const unfilled = unfilledFields(collection, mapping);
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2, gridColumn: '1 / -1' }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        Where the parts of an article go
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {mappingRows(collection).map(({ part, label, fields }) => (
          <Field
            key={part}
            select
            label={label}
            value={fields.some(({ slug }) => slug === mapping[part]) ? mapping[part] : ''}
            slotProps={{ select: { displayEmpty: true } }}
            onChange={({ target }) => onChange(withPart(mapping, part, target.value))}
          >
            <MenuItem value="">Leave out</MenuItem>
            {fields.map(({ slug, displayName }) => (
              <MenuItem key={slug} value={slug}>
                {displayName}
              </MenuItem>
            ))}
          </Field>
        ))}
      </Box>
      {unfilled.length > 0 && (
        <Alert severity="warning">
          Webflow refuses posts to this collection while these required fields stay empty:{' '}
          {unfilled.join(', ')}. Make them optional in Webflow, or choose another collection.
        </Alert>
      )}
    </Box>
  );
};
