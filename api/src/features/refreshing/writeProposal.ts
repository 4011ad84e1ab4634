import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import { addMs } from '../../clock.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { NewRefresh, RefreshRow } from '../../database/schema/refreshes.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { claimProposal, renewProposalLease, updateClaimedProposal } from '../refreshes/refreshes.service.ts';
import { getArticlePerformance } from '../searchPerformance/searchPerformance.service.ts';
import { withAccountWriter, type WriterSession } from '../writers/accountWriter.service.ts';
import { fitSection, isRewritable, keepsParts, splitSections } from './sections.model.ts';

/** Another worker took over, or the proposal was discarded. */
class ClaimLostError extends Error {}

const maxAttempts = 3;
const retryAfterMs = 15_000;
const shownQueries = 5;

const updateOrStop = async (
  { db, clock }: Deps,
  row: RefreshRow,
  change: Partial<NewRefresh>,
): Promise<RefreshRow> => {
  const saved = await updateClaimedProposal(db, row, { ...change, updatedAt: clock.now() });
  if (!saved) throw new ClaimLostError();
  return saved;
};

/** What the searches of the page ask for, as an instruction to the writer. */
const createInstruction = (finding: SearchFinding | null, queries: readonly string[]): string => {
  const asked = finding && finding.kind !== 'decay' ? [finding.query, ...queries] : queries;
  const searches = [...new Set(asked)].slice(0, shownQueries);
  return [
    'This is one section of an article that is live and should do better in search results.',
    'Bring it up to date, answer sooner and cut what says nothing. Keep its heading level, every link and every image. Add no facts.',
    searches.length > 0
      ? `Readers find the article with: ${searches.map((query) => `“${query}”`).join(', ')}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
};

const rewriteSection = async (
  { writer, profile, call }: WriterSession,
  section: string,
  instruction: string,
): Promise<string> => {
  if (!isRewritable(section)) return section;
  const { text } = await writer.rewriteSelection(
    { text: section.trim(), action: 'rewrite', instruction, profile },
    call,
  );
  return keepsParts(section, text) ? fitSection(section, text) : section;
};

const describeKept = (before: readonly string[], after: readonly string[]): string | null => {
  const kept = before.filter((section, index) => section === after[index]).length;
  if (kept === 0) return null;
  const parts = kept === 1 ? '1 of its sections' : `${kept} of its sections`;
  return `The writer left ${parts} as it is on the site: it has HTML or code, or a link or image would have been lost.`;
};

/** Writes section by section; each is saved, so that another worker can go on after it. */
const writeSections = async (deps: Deps, claimed: RefreshRow, session: WriterSession): Promise<void> => {
  let row = claimed;
  const { ownerId, articleId } = row;
  const before = splitSections(row.start.content);
  const { queries } = await getArticlePerformance(deps, ownerId, articleId, '90d');
  const instruction = createInstruction(
    row.finding,
    queries.map(({ query }) => query),
  );
  row = await updateOrStop(deps, row, { sectionCount: before.length });
  for (const section of before.slice(row.sections.length)) {
    const written = await rewriteSection(session, section, instruction);
    row = await updateOrStop(deps, row, { sections: [...row.sections, written] });
  }
  await updateOrStop(deps, row, {
    ...{ state: 'open', leaseUntil: null, edition: row.edition + 1 },
    content: row.sections.join('\n').trim(),
    note: describeKept(before, row.sections),
  });
};

/** Tries again later; after the last attempt a person goes on from the live text. */
const failOrRetry = async (deps: Deps, row: RefreshRow, error: unknown): Promise<void> => {
  const { clock, db } = deps;
  const canRetry =
    row.attempts < maxAttempts && !(error instanceof AppError && error.code === 'PLAN_REQUIRED');
  const text = error instanceof AppError ? error.message : 'The writer did not finish.';
  const change: Partial<NewRefresh> = canRetry
    ? { state: 'queued', nextAttemptAt: addMs(clock.now(), retryAfterMs * row.attempts) }
    : {
        ...{ state: 'open', author: 'person', edition: row.edition + 1 },
        note: `${text} The proposal is the live text; change it yourself.`,
      };
  await updateClaimedProposal(db, row, { ...change, leaseUntil: null, updatedAt: clock.now() });
};

/** Writes a queued proposal to its end. Does nothing when another worker has it. */
export const writeProposal = async (deps: Deps, id: string): Promise<void> => {
  const { db, env, log } = deps;
  const row = await claimProposal(db, id, env.WORKER_LEASE_MS);
  if (!row) return;
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewProposalLease(db, row, env.WORKER_LEASE_MS))) stop.abort();
  };
  await withLeaseRenewal({ account: row.ownerId, leaseMs: env.WORKER_LEASE_MS }, renew, async () => {
    try {
      await withAccountWriter(deps, row.ownerId, stop.signal, (session) => writeSections(deps, row, session));
    } catch (error) {
      if (error instanceof ClaimLostError || stop.signal.aborted) return;
      log.warn({ err: error, refresh: id }, 'a proposal was not written');
      await failOrRetry(deps, row, error);
    }
  });
};
