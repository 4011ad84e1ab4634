/** The subjects of this repository are plain imperative sentences without a type: the verb tells the section. */
const sections = {
  Added: ['Add', 'Back', 'Connect', 'Give', 'Let', 'Offer', 'Publish', 'Show'],
  Fixed: ['Correct', 'Fix', 'Keep', 'Mend', 'Refuse', 'Restore', 'Undo', 'Wait'],
  Removed: ['Delete', 'Drop', 'Forget', 'Remove', 'Take'],
  Tested: ['Assert', 'Bench', 'Benchmark', 'Count', 'Kill', 'Measure', 'Prove', 'Test', 'Time', 'Walk'],
};
const otherSection = 'Changed';
/** Commits that only renew what a command writes. */
const housekeeping = /^(Format|Regenerate|Retake|Update the (API|coverage)) /;

const findSection = (subject) =>
  Object.keys(sections).find((name) => sections[name].includes(subject.split(' ')[0])) ?? otherSection;

module.exports = () => ({
  parser: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] },
  writer: {
    groupBy: 'section',
    commitGroupsSort: 'title',
    mainTemplate:
      '{{> header}}{{#each commitGroups}}\n### {{title}}\n\n{{#each commits}}{{> commit root=@root}}{{/each}}{{/each}}',
    headerPartial: '## {{version}} ({{date}})\n',
    // lerna takes a line that begins with * for a change; without one it writes "Version bump only".
    commitPartial: '* {{subject}}\n',
    transform: (commit) =>
      commit.subject && !housekeeping.test(commit.subject)
        ? { ...commit, hash: undefined, section: findSection(commit.subject) }
        : null,
  },
  whatBump: () => ({ level: 1, reason: 'Every release is a minor one until 1.0.' }),
});
