import type { Article } from '@rankwright/contracts/articles';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { useState } from 'react';
import { ImageField } from '../publishing/ImageField.tsx';
import { ArticlePicker } from './ArticlePicker.tsx';
import type { DistributionForm } from './distribution.model.ts';
import { PickedArticle } from './PickedArticle.tsx';

interface FormProps {
  form: DistributionForm;
  onChange: (form: DistributionForm) => void;
}

const TextFields = ({ form, onChange }: FormProps) => (
  <Stack spacing={2} sx={{ maxWidth: 720 }}>
    <Field
      label="Title"
      required
      value={form.title}
      onChange={(event) => onChange({ ...form, title: event.target.value })}
    />
    <Field
      label="Content"
      required
      multiline
      minRows={8}
      maxRows={24}
      hint="Supports Markdown."
      value={form.content}
      onChange={(event) => onChange({ ...form, content: event.target.value })}
    />
    <ImageField
      label="Image URL (optional)"
      value={form.imageUrl}
      onChange={(imageUrl) => onChange({ ...form, imageUrl })}
    />
  </Stack>
);

interface ArticleChoiceProps extends FormProps {
  onPick: (article: Article) => void;
  onClear: () => void;
}

/** One of one's own articles, or a pasted text. */
export const ArticleChoice = ({ form, onChange, onPick, onClear }: ArticleChoiceProps) => {
  const [isPicking, setIsPicking] = useState(false);
  if (form.isPicked && form.articleId)
    return <PickedArticle id={form.articleId} title={form.title} onClear={onClear} />;
  if (isPicking) return <ArticlePicker onClose={() => setIsPicking(false)} onPick={onPick} />;
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setIsPicking(true)}>
        Choose one of your articles
      </Button>
      <TextFields form={form} onChange={onChange} />
    </>
  );
};
