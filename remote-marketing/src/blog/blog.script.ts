import { runOnStaticPage } from '../staticPage/runOnStaticPage.ts';
import { attachBlog } from './attachBlog.ts';
import { attachNewsletter } from './attachNewsletter.ts';

runOnStaticPage((page) => {
  attachBlog(page);
  attachNewsletter(page);
});
