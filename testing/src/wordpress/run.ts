import { startWordpress } from './startWordpress.ts';

const permalinks = process.argv[2] === 'plain' ? 'plain' : 'pretty';
const wordpress = await startWordpress(permalinks);
console.log(`WordPress with ${permalinks} permalinks at ${wordpress.url}`, wordpress.passwords);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    wordpress.stop();
    process.exit(0);
  });
