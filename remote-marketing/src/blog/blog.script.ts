import { runOnStaticPage } from '@rankwright/sdk/staticPage';
import { attachBlog } from './attachBlog.ts';
import { attachNewsletter } from './attachNewsletter.ts';

runOnStaticPage((page) => {
  attachBlog(page);
  attachNewsletter(page);
});
