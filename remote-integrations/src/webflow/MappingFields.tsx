import type { WebflowCollection } from '@rankwright/contracts/connections';
import { Alert, Box, Typography } from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { listMappingRows, listUnmappedRequiredFields, mapPart, type Mapping } from './webflow.model.ts';

interface MappingFieldsProps {
  collection: WebflowCollection;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Maps parts of an article to collection fields, and warns about required fields that are not mapped. */
export const MappingFields = ({ collection, mapping, onChange }: MappingFieldsProps) => {
  const unmappedFields = listUnmappedRequiredFields(collection, mapping);
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2, gridColumn: '1 / -1' }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        Field mapping
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {listMappingRows(collection).map(({ part, label, fields }) => (
          <SelectField
            key={part}
            label={label}
            value={fields.some(({ slug }) => slug === mapping[part]) ? mapping[part] : ''}
            displayEmpty
            onChange={({ target }) => onChange(mapPart(mapping, part, target.value))}
          >
            <MenuItem value="">Do not include</MenuItem>
            {fields.map(({ slug, displayName }) => (
              <MenuItem key={slug} value={slug}>
                {displayName}
              </MenuItem>
            ))}
          </SelectField>
        ))}
      </Box>
      {unmappedFields.length > 0 && (
        <Alert severity="warning">
          Webflow rejects posts to this collection while these required fields are empty:{' '}
          {unmappedFields.join(', ')}. Make them optional in Webflow, or choose another collection.
        </Alert>
      )}
    </Box>
  );
};
