import { Box } from '@rankwright/shared-ui/core';
import { Field, SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { articleOptions, intentOptions, type KeywordFilters } from './filters.model.ts';

interface KeywordFilterFieldsProps {
  filters: KeywordFilters;
  /** Topics with their number of keywords. */
  topics: readonly (readonly [topic: string, count: number])[];
  onChange: (name: keyof KeywordFilters, value: string) => void;
}

type Options = readonly (readonly [value: string, label: string])[];

interface FilterFieldProps {
  label: string;
  value: string;
  options: Options;
  onChange: (value: string) => void;
}

const FilterField = ({ label, value, options, onChange }: FilterFieldProps) => (
  <SelectField
    label={label}
    value={options.some(([option]) => option === value) ? value : ''}
    displayEmpty
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map(([option, text]) => (
      <MenuItem key={option} value={option}>
        {text}
      </MenuItem>
    ))}
  </SelectField>
);

/** Search and filters of the keyword list; their values are kept in the URL. */
export const KeywordFilterFields = ({ filters, topics, onChange }: KeywordFilterFieldsProps) => (
  <Box
    role="search"
    aria-label="Filter keywords"
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' } }}
  >
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <Field
        label="Search keywords"
        type="search"
        value={filters.find}
        onChange={({ target }) => onChange('find', target.value)}
      />
    </Box>
    <FilterField
      label="Topic"
      value={filters.topic}
      options={[
        ['', 'Any topic'],
        ...topics.map(([topic, count]) => [topic, `${topic} (${count})`] as const),
      ]}
      onChange={(value) => onChange('topic', value)}
    />
    <FilterField
      label="Intent"
      value={filters.intent}
      options={intentOptions}
      onChange={(value) => onChange('intent', value)}
    />
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <FilterField
        label="Article"
        value={filters.article}
        options={articleOptions}
        onChange={(value) => onChange('article', value)}
      />
    </Box>
  </Box>
);
