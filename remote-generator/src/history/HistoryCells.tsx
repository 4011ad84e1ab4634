import type { HistoryRow } from '@rankwright/contracts/articles';
import { getDifficultyBadge, platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { ArticleStateBadge } from '@rankwright/sdk/publications';
import { useTimeZone } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Avatar, Chip, Icon, Link, StatusBadge, type Tone } from '@rankwright/shared-ui/core';
import { statusLabels } from './filters.model.ts';

const badges = {
  default: { color: 'default', word: 'easy' },
  secondary: { color: 'warning', word: 'medium' },
  destructive: { color: 'error', word: 'hard' },
} as const;

export const Difficulty = ({ value }: { value: number | null }) => {
  if (value === null) return <span>–</span>;
  const kind = getDifficultyBadge(value);
  const { color, word } = badges[kind];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      data-badge={kind}
      label={`${value} ${word}`}
      sx={{ color: 'text.primary' }}
    />
  );
};

const tones: Record<string, Tone> = { published: 'success', planned: 'info', 'in-progress': 'warning' };
const labels: Readonly<Record<string, string>> = statusLabels;

/** What became of its posts is said in place of its owner's status, unless all went well. */
const saidStates: readonly string[] = ['notPublic', 'failed', 'partlyLive'];

export const Status = ({ row: { status, state, publications } }: { row: HistoryRow }) =>
  saidStates.includes(state) ? (
    <ArticleStateBadge state={state} publications={publications} />
  ) : (
    <StatusBadge tone={tones[status] ?? 'neutral'} label={labels[status] ?? status} />
  );

export const Thumbnail = ({ image }: { image: string | null }) => (
  <Avatar
    variant="rounded"
    alt=""
    {...(image && { src: image })}
    slotProps={{ img: { loading: 'lazy', referrerPolicy: 'no-referrer' } }}
    sx={{ bgcolor: 'action.hover', color: 'text.secondary' }}
  >
    <Icon name="file" />
  </Avatar>
);

const clippedTitleStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  lineHeight: 1.4,
  // Accent-colored underlines on every title would dominate the table.
  textDecorationColor: 'var(--rw-palette-divider)',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;

const postLinkStyle = { fontSize: '0.8125rem', mr: 1.5, display: 'inline-block' } as const;

export const Title = ({ row, canWrite }: { row: HistoryRow; canWrite: boolean }) => (
  <>
    <Link
      component={RouterLink}
      to={canWrite ? paths.article(row.articleId) : paths.readArticle(row.articleId)}
      title={row.title}
      color="inherit"
      sx={clippedTitleStyle}
    >
      {row.title}
    </Link>
    {row.publications.map(
      ({ id, platform, url }) =>
        url && (
          <Link key={id} href={url} target="_blank" rel="noreferrer" sx={postLinkStyle}>
            {platformLabels[platform]} post
          </Link>
        ),
    )}
  </>
);

const formatDay = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(time));

/** In the account's time zone: when it was published, else its day in the calendar, else when it was created, with what the day means. */
export const HistoryDate = ({ row: { publishedDate, scheduledDate, date } }: { row: HistoryRow }) => {
  const timeZone = useTimeZone();
  // A calendar day has no time zone.
  const planned = scheduledDate && formatDay(scheduledDate, 'UTC');
  if (!publishedDate)
    return (
      <>
        {planned ?? formatDay(date, timeZone)}
        <span data-part="meaning">{planned ? 'Planned' : 'Created'}</span>
      </>
    );
  const published = formatDay(publishedDate, timeZone);
  return (
    <>
      {published}
      <span data-part="meaning">Published</span>
      {planned && planned !== published && <span data-part="meaning">Planned {planned}</span>}
    </>
  );
};
