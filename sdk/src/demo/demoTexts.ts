/** Code of an error that the demo answers with. */
export const demoCode = 'DEMO';

export const readOnlyText =
  'This is a demo, so nothing was changed or sent. Sign up to do this with your own articles.';
export const notInDemoText = 'The demo does not include this. Sign up to see it with your own articles.';
