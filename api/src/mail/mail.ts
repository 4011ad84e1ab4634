/** How many mails of a kind one mailbox gets within an hour, whoever asked for them. */
export const mailsPerHour = {
  reset: 5,
  verification: 5,
  report: 20,
  alert: 30,
  security: 30,
  /** Apart from `security`, so that a thief cannot use up what tells the owner of a changed address. */
  undo: 10,
};
export type MailKind = keyof typeof mailsPerHour;

/** An e-mail to one recipient; `text` is plain text, `html` says the same for those who read HTML. */
export interface Message {
  kind: MailKind;
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
