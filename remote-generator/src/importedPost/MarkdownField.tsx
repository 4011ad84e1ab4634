import { Field } from '@rankwright/shared-ui/forms';

interface MarkdownFieldProps {
  value: string;
  onChange: (markdown: string) => void;
}

const textStyle = { fontFamily: 'monospace', fontSize: '0.875rem', lineHeight: 1.6 } as const;

/**
 * The text of an imported post as Markdown. The rich text editor writes a changed block as a whole, in its own way of
 * writing lists and tables; here nothing but the typed characters changes.
 */
export const MarkdownField = ({ value, onChange }: MarkdownFieldProps) => (
  <Field
    label="Content"
    hint="Imported posts are edited as Markdown. HTML blocks are part of the post: leave them as they are to keep them."
    multiline
    minRows={16}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { style: textStyle, spellCheck: true } }}
  />
);
