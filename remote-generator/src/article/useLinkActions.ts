import type { LinkSuggestion } from '@rankwright/contracts/links';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import { insertLink, removeLink } from '../insights/insertLink.model.ts';
import { requestGetArticle } from './article.data.ts';
import { readStoredText, storeText } from './storedText.ts';
import type { ArticleTextState } from './useArticleText.ts';

const changedText = 'The text has changed. Suggest links again.';

/** Puts a suggested link into the text that is edited, and can take it out again. */
export const useLinkActions = (text: ArticleTextState) => {
  const { userId } = useSession();
  const navigate = useNavigate();
  const editContent = (content: string | null): void => {
    if (content === null) showError('Error', changedText);
    else text.edit({ content });
  };
  const getContent = (): string => text.getCurrent().text.content;
  return {
    add: (suggestion: LinkSuggestion): void => {
      const linked = insertLink(getContent(), suggestion);
      editContent(linked);
      if (linked !== null)
        offerUndo({
          title: 'Link added',
          description: `“${suggestion.anchor}” links to “${suggestion.title}”.`,
          run: () => editContent(removeLink(getContent(), suggestion)),
        });
    },
    /** The older article opens with the link as a change that nobody has approved or published. */
    open: async (suggestion: LinkSuggestion): Promise<void> => {
      const { articleId, title } = suggestion;
      if (articleId === null) return;
      try {
        const older = await requestGetArticle(articleId);
        const { text: olderText, baseVersion } = readStoredText(userId, older);
        const content = insertLink(olderText.content, suggestion);
        if (content === null) return void showError('Error', changedText);
        if (!storeText(userId, older, { text: { ...olderText, content }, baseVersion }))
          return void showError('Error', 'The link could not be stored on this device.');
        await navigate(paths.article(articleId));
        showToast({
          title: 'Link added',
          description: `Review “${title}”, then update the post. Nothing is published before.`,
        });
      } catch (error) {
        showError('Error', getErrorMessage(error, 'The article could not be opened.'));
      }
    },
  };
};
