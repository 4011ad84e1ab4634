import type { importKeywords } from '@rankwright/contracts/planner';
import type { CallReply } from '@rankwright/sdk/api';
import { Box, Typography } from '@rankwright/shared-ui/core';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@rankwright/shared-ui/tables';
import type { ReactNode } from 'react';
import type { ParsedImport } from './import.model.ts';

const maxListed = 10;
const maxShownRows = 5;

const formatList = (words: readonly string[]): string =>
  words.length <= maxListed
    ? words.join(', ')
    : `${words.slice(0, maxListed).join(', ')} and ${words.length - maxListed} more`;

const formatCount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const ResultLine = ({ children }: { children: ReactNode }) => (
  <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const ResultList = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-label={label}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {children}
    </Box>
  </div>
);

interface ImportPreviewProps {
  read: ParsedImport;
  /** How many more keywords the plan has room for. */
  room: number;
}

const formatNumber = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en-US'));

/** The first keywords with the values that will be saved. */
const ImportTable = ({ keywords }: Pick<ParsedImport, 'keywords'>) =>
  keywords.length > 0 && (
    <TableContainer>
      <Table size="small" aria-label="First keywords of the import">
        <TableHead>
          <TableRow>
            <TableCell>Keyword</TableCell>
            <TableCell align="right">Volume</TableCell>
            <TableCell align="right">Difficulty</TableCell>
            <TableCell>Category</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {keywords.slice(0, maxShownRows).map(({ keyword, volume = null, difficulty = null, category }) => (
            <TableRow key={keyword}>
              <TableCell dir="auto">{keyword}</TableCell>
              <TableCell align="right">{formatNumber(volume)}</TableCell>
              <TableCell align="right">{formatNumber(difficulty)}</TableCell>
              <TableCell>{category ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );

const ImportSummary = ({
  read: { keywords, known, repeated, refused, unread, isScaled },
  room,
}: ImportPreviewProps) => (
  <ResultList label="Import preview">
    <ResultLine>{formatCount(keywords.length, 'new keyword', 'new keywords')}</ResultLine>
    {isScaled && <ResultLine>Difficulty was given from 0 to 100. It is saved from 1 to 20.</ResultLine>}
    {unread.length > 0 && (
      <ResultLine>
        Saved as unknown: {formatList(unread.map(({ line, value }) => `“${value}” in line ${line}`))}
      </ResultLine>
    )}
    {keywords.length > room && (
      <ResultLine>
        {room > 0
          ? `Only the first ${room} will be added: your list is full then.`
          : 'None will be added: your list is full. Delete some keywords first.'}
      </ResultLine>
    )}
    {known.length > 0 && <ResultLine>Skipped, already on your list: {formatList(known)}</ResultLine>}
    {repeated.length > 0 && <ResultLine>Skipped, duplicates: {formatList(repeated)}</ResultLine>}
    {refused.slice(0, maxListed).map(({ line, reason }) => (
      <ResultLine key={line}>
        Line {line} skipped. {reason}
      </ResultLine>
    ))}
    {refused.length > maxListed && <ResultLine>{refused.length - maxListed} more lines skipped.</ResultLine>}
  </ResultList>
);

/** Preview of an import: new keywords, duplicates and rejected lines. */
export const ImportPreview = ({ read, room }: ImportPreviewProps) => (
  <>
    <ImportSummary read={read} room={room} />
    <ImportTable keywords={read.keywords} />
  </>
);

type ImportResult = Pick<CallReply<typeof importKeywords>, 'added' | 'skipped' | 'overLimit'>;

/** Result of an import: added and skipped keywords, and those that the list has no room for. */
export const ImportOutcome = ({ result: { added, skipped, overLimit = [] } }: { result: ImportResult }) => (
  <ResultList label="Import result">
    <ResultLine>{formatCount(added.length, 'keyword added', 'keywords added')}</ResultLine>
    {skipped.length > 0 && <ResultLine>Skipped, already on your list: {formatList(skipped)}</ResultLine>}
    {overLimit.length > 0 && (
      <ResultLine>
        Not added, your list is full: {formatList(overLimit)}. Delete some keywords to add them.
      </ResultLine>
    )}
  </ResultList>
);
