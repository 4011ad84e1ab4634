/** One message to one person; `text` is plain text. */
export interface Message {
  to: string;
  subject: string;
  text: string;
}

export interface SentMessage extends Message {
  id: string;
  sentAt: Date;
}

export interface Mail {
  send(message: Message): Promise<void>;
  /** The newest first; null when mail leaves by SMTP. */
  outbox(): Promise<SentMessage[] | null>;
}
