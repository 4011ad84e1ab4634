import { articleImagePath } from '@rankwright/contracts/articles';

/** Whether the text is empty, the path of an uploaded image or an http(s) URL. */
export const isImageUrl = (text: string): boolean =>
  text === '' || text.startsWith(articleImagePath) || (/^https?:\/\//.test(text) && URL.canParse(text));

/** Whether our pages may load the image: their content security policy allows https only. */
export const isLoadableImage = (url: string): boolean => !/^http:/i.test(url);
