const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML that is safe to send. */
export interface Html {
  html: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const shown = (value: Html | Html[] | string | number): string => {
  if (Array.isArray(value)) return value.map((part) => part.html).join('');
  return typeof value === 'object' ? value.html : escaped(String(value));
};

/** Builds HTML; every value is escaped unless it was built by `html` itself. */
export const html = (parts: TemplateStringsArray, ...values: (Html | Html[] | string | number)[]): Html => ({
  html: parts.map((part, index) => part + (index < values.length ? shown(values[index] ?? '') : '')).join(''),
});
