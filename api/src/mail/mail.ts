/** An e-mail to one recipient; `text` is plain text, `html` says the same for those who read HTML. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Where a POST stops further mail of this kind (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface SentMessage extends Message {
  id: string;
  sentAt: Date;
}

export interface Mail {
  /** Rejects when mail cannot be sent at all at the moment. */
  check(): Promise<void>;
  send(message: Message): Promise<void>;
  /** Sent messages, newest first; null if mail is sent by SMTP. */
  outbox(): Promise<SentMessage[] | null>;
}
