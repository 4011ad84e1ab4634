/** An e-mail to one recipient; `text` is plain text. */
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
  /** Rejects when mail cannot be sent at all at the moment. */
  check(): Promise<void>;
  send(message: Message): Promise<void>;
  /** Sent messages, newest first; null if mail is sent by SMTP. */
  outbox(): Promise<SentMessage[] | null>;
}
