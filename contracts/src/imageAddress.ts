/** Where uploaded images of articles are read; the rest of the path cannot be guessed. */
export const articleImagePath = '/api/files/articles/';
