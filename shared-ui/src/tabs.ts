/** Lazy shared module: tabs. */
export { Tab, type TabProps } from './tabs/Tab.tsx';
export { Tabs, type TabsProps } from './tabs/Tabs.tsx';
