import { Controls, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from './describeComponent.ts';

const List = ({ heading, items }: { heading: string; items: readonly string[] }) => (
  <>
    <h3>{heading}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

const Keyboard = ({ keyboard }: Pick<ComponentGuide, 'keyboard'>) => (
  <>
    <h3>Keyboard</h3>
    {keyboard === 'none' ? (
      <p>Takes no focus and has no keys.</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(([key, action]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);

const Guide = ({ guide }: { guide: ComponentGuide }) => (
  <>
    <List heading="Do" items={guide.do} />
    <List heading="Don’t" items={guide.dont} />
    <List heading="States" items={guide.states} />
    <Keyboard keyboard={guide.keyboard} />
    {guide.parts && <List heading="Parts" items={guide.parts} />}
  </>
);

/** Docs page of a component: purpose, live example with controls, guide, all stories. Screens have no guide. */
export const ComponentPage = () => {
  const meta = useOf('meta', ['meta']);
  const { guide } = meta.preparedMeta.parameters as { guide?: ComponentGuide };
  return (
    <>
      <Title />
      <Subtitle>{guide?.purpose}</Subtitle>
      <Primary />
      {guide && <Controls />}
      {guide && <Guide guide={guide} />}
      <Stories />
    </>
  );
};
