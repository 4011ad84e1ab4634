/** Lists every commit by its subject: the subjects of this repository are plain imperative sentences without a type. */
module.exports = () => ({
  parser: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] },
  writer: {
    headerPartial: '## {{version}} ({{date}})\n\n',
    commitPartial: '- {{subject}}\n',
    transform: (commit) => ({ ...commit, hash: undefined }),
  },
  whatBump: () => ({ level: 1, reason: 'Every release is a minor one until 1.0.' }),
});
