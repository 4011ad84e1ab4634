import { AddKeywordsDialog } from './add/AddKeywordsDialog.tsx';
import { GenerateKeywordsDialog } from './generate/GenerateKeywordsDialog.tsx';

export interface KeywordDialogsProps {
  open: 'add' | 'generate';
  onClose: () => void;
}

/** The dialog behind each of the keyword buttons. */
export const KeywordDialogs = ({ open, onClose }: KeywordDialogsProps) =>
  open === 'add' ? <AddKeywordsDialog onClose={onClose} /> : <GenerateKeywordsDialog onClose={onClose} />;
