import Box from '@mui/material/Box';
import { Image } from '@tiptap/extension-image';
import { describeUnloaded, imagePlaceholderStyle, isLoadable } from './imagePlaceholder.ts';

/** An image of an article, or what it is where it cannot be loaded. */
export const ArticleImage = ({ src = '', alt = '' }: { src?: string; alt?: string }) =>
  isLoadable(src) ? (
    <img src={src} alt={alt} referrerPolicy="no-referrer" />
  ) : (
    <Box component="span" sx={imagePlaceholderStyle}>
      {describeUnloaded(alt)}
    </Box>
  );

const createNode = (src: string, alt: string, title: string): HTMLElement => {
  if (isLoadable(src)) return Object.assign(document.createElement('img'), { src, alt, title });
  const placeholder = Object.assign(document.createElement('span'), { textContent: describeUnloaded(alt) });
  placeholder.className = 'image-placeholder';
  return placeholder;
};

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The image of the editor, with the same placeholder. */
export const EditorImage = Image.configure({ inline: true }).extend({
  addNodeView() {
    return ({ node: { attrs } }) => ({
      dom: createNode(getText(attrs.src), getText(attrs.alt), getText(attrs.title)),
    });
  },
});
