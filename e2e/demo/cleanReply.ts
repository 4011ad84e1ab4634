/** Account of the demo's session (`sdk/src/session/session.ts`). */
const demoUserId = '00000000-0000-4000-8000-000000000000';

interface RecordedAccount {
  email: string;
  userId: string;
  /** Of the recorded product. */
  url: string;
}

/** Replaces what belongs to the recorded account and its machine: address, ids, hosts of fakes. */
export const cleanReply = <Reply>(reply: Reply, { email, userId, url }: RecordedAccount): Reply =>
  JSON.parse(
    JSON.stringify(reply)
      .replaceAll(email, 'sample@example.com')
      .replaceAll('ada@example.com', 'sample@example.com')
      .replaceAll(userId, demoUserId)
      .replaceAll(url, 'https://demo.example')
      .replace(/(garden|roses)\.wordpress\.com/g, 'garden.example')
      .replace(/http:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://garden.example')
      .replaceAll('127.0.0.1', '192.0.2.1'),
  ) as Reply;
