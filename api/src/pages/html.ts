import { escapeHtml } from '@rankwright/contracts/text';

/** HTML that is already escaped. */
export interface Html {
  html: string;
}

const renderValue = (value: Html | Html[] | string | number): string => {
  if (Array.isArray(value)) return value.map((part) => part.html).join('');
  return typeof value === 'object' ? value.html : escapeHtml(String(value));
};

/** Template tag for HTML. Escapes every value that was not built by `html` itself. */
export const html = (parts: TemplateStringsArray, ...values: (Html | Html[] | string | number)[]): Html => ({
  html: parts
    .map((part, index) => part + (index < values.length ? renderValue(values[index] ?? '') : ''))
    .join(''),
});
