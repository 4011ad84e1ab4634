import { articles, articleVersions } from '../../database/schema/articles.ts';
import { deliveryStates, scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';

/** The states of the first release by column. A state that the present schema adds is missing here and fails the test. */
export const everyState = {
  'scheduled_items.delivery_state': deliveryStates,
  'scheduled_items.status': scheduledItems.status.enumValues,
  'articles.status': articles.status.enumValues,
  'articles.kind': articles.kind.enumValues,
  'article_versions.reason': articleVersions.reason.enumValues,
  'publications.state': publications.state.enumValues,
  'publications.action': publications.action.enumValues,
  'publications.remedy': publications.remedy.enumValues,
  'publications.platform': ['wordpress', 'wix', 'shopify', 'webflow'],
} as const;

const owner = `(select uid from users limit 1)`;
const person = `'{"writer":"person","model":null,"promptVersion":null,"durationMs":null,"request":null}'::jsonb`;
const each = (column: keyof typeof everyState): string =>
  `unnest(array[${everyState[column].map((state) => `'${state}'`).join(', ')}])`;

/** Articles, versions, items and publications in every combination of their states, in a database of the first release. */
export const everyStateSql = `
  insert into articles (owner_id, title, content, status, kind, provenance, deleted_at)
    select ${owner}, concat_ws(' ', 'Article', status, kind, deleted), concat_ws(' ', 'Text of', status, kind, deleted), status, kind,
      ${person}, case when deleted then now() end
    from ${each('articles.status')} status, ${each('articles.kind')} kind, unnest(array[true, false]) deleted;

  with article as (
    insert into articles (owner_id, title, content, provenance)
      values (${owner}, 'Article with versions', 'Last text.', ${person}) returning id, owner_id
  )
  insert into article_versions (owner_id, article_id, version, title, content, reason)
    select owner_id, id, place, 'Article with versions', 'Text ' || place, reason
    from article, ${each('article_versions.reason')} with ordinality as reasons (reason, place);

  insert into scheduled_items (owner_id, title, content, status, delivery_state, scheduled_date, publish_at)
    select ${owner}, concat_ws(' ', 'Item', status, delivery, kind),
      case when kind = 'typed' then concat_ws(' ', 'Typed', status, delivery) else '' end, status, delivery,
      case when delivery <> 'none' then date '2027-01-10' end, case when delivery <> 'none' then timestamptz '2027-01-10T09:00:00Z' end
    from ${each('scheduled_items.status')} status, ${each('scheduled_items.delivery_state')} delivery,
      unnest(array['typed', 'title only']) kind;

  with sent as (
    select state, action, remedy, platform, gen_random_uuid() as id
    from ${each('publications.state')} state, ${each('publications.action')} action, ${each('publications.remedy')} remedy,
      ${each('publications.platform')} platform
  ), article as (
    insert into articles (id, owner_id, title, content, provenance)
      select id, ${owner}, concat_ws(' ', 'Sent', state, action, remedy, platform), 'Text of ' || id, ${person} from sent
  )
  insert into publications (owner_id, article_id, platform, state, action, remedy, marker, payload)
    select ${owner}, id, platform, state, action, remedy, 'marker-' || id, jsonb_build_object('title', 'Sent') from sent;
`;
