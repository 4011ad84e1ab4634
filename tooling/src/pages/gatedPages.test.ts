import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTestContract } from '../testing/testBuilds.ts';
import { options, readPage, withOrigin } from './testing/testPages.ts';
import { writePages } from './writePages.ts';

it('preloads the code of a gated screen only from a template, which the plan check inserts', () => {
  const routes = createTestContract().routes.map((route) => ({ ...route, gated: true }));
  return withOrigin((origin) => {
    writePages(options(origin));
    const template = /<template id="rankwright-gated-preloads">(.*?)<\/template>/s;
    const html = readPage(origin, '/notes');
    assert.match(
      template.exec(html)?.[1] ?? '',
      /rel="preload" as="script" href="[^"]*entry\.js" integrity="sha/,
    );
    assert.doesNotMatch(html.replace(template, ''), /rel="preload" as="script" href="\/remotes/);
    // The plan check may insert them at once, so it finds the template.
    const script = html.indexOf('privatePage');
    assert.ok(script > html.indexOf('</template>'), 'the template comes first');
  }, createTestContract({ routes }));
});
