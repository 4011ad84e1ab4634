import { createToastStore } from './toastStore.ts';

const createFakeClock = () => {
  const timers: { at: number; run: () => void }[] = [];
  const clock = {
    time: 0,
    after: (ms: number, run: () => void) => void timers.push({ at: clock.time + ms, run }),
    advance: (ms: number) => {
      clock.time += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= clock.time) timer.run();
        else timers.push(timer);
      }
    },
  };
  return clock;
};

const createTestToasts = () => {
  const clock = createFakeClock();
  const toasts = createToastStore(clock);
  const open = () => toasts.store.getState().toasts.filter((toast) => toast.open);
  const titles = () => open().map(({ title }) => title);
  return { clock, toasts, open, titles };
};

it('shows at most one toast; a new one replaces it [A-188]', () => {
  const { toasts, titles } = createTestToasts();
  toasts.show({ title: 'Saved' });
  toasts.show({ title: 'Published' });
  expect(titles()).toEqual(['Published']);
});

it('gives each toast an id of its own', () => {
  const { toasts } = createTestToasts();
  expect(['a', 'b', 'c'].map((title) => toasts.show({ title }))).toEqual(['toast-1', 'toast-2', 'toast-3']);
});

it('shows a toast for 5000 ms by default [A-190]', () => {
  const { toasts, open } = createTestToasts();
  toasts.show({ title: 'Saved' });
  expect(open()[0]?.durationMs).toBe(5_000);
  toasts.show({ title: 'Subscription active', durationMs: 6_000 });
  expect(open()[0]?.durationMs).toBe(6_000);
});

it('replaces an error at once when something succeeds [A-188]', () => {
  const { toasts, titles } = createTestToasts();
  toasts.show({ title: 'Save Failed', variant: 'destructive' });
  toasts.show({ title: 'Saved' });
  expect(titles()).toEqual(['Saved']);
});

it('closes an error when what it speaks of succeeds [A-189]', () => {
  const { toasts, titles } = createTestToasts();
  toasts.show({ title: 'Password Mismatch', variant: 'destructive', topic: 'sign-up' });
  toasts.dismissErrors('contact');
  expect(titles()).toEqual(['Password Mismatch']);
  toasts.dismissErrors('sign-up');
  toasts.show({ title: 'Account created' });
  expect(titles()).toEqual(['Account created']);
});

it('shows another error immediately [A-188]', () => {
  const { toasts, titles } = createTestToasts();
  toasts.show({ title: 'Save Failed', variant: 'destructive' });
  toasts.show({ title: 'Publishing Failed', variant: 'destructive' });
  expect(titles()).toEqual(['Publishing Failed']);
});

it('removes a dismissed toast after 1000000 ms [A-193]', () => {
  const { clock, toasts } = createTestToasts();
  const id = toasts.show({ title: 'Saved' });
  toasts.dismiss(id);
  clock.advance(999_999);
  expect(toasts.store.getState().toasts).toHaveLength(1);
  clock.advance(1);
  expect(toasts.store.getState().toasts).toEqual([]);
});

it('closes a dismissed toast at once, before it is removed [A-268]', () => {
  const { toasts } = createTestToasts();
  toasts.dismiss(toasts.show({ title: 'Saved' }));
  expect(toasts.store.getState().toasts).toMatchObject([{ title: 'Saved', open: false }]);
});

it('holds id, title, description, action, open and variant, and is of the default variant unless told [A-267]', () => {
  const { toasts, open } = createTestToasts();
  const action = { label: 'Undo', run: () => undefined };
  const id = toasts.show({ title: 'Save Failed', description: 'Try again.', action, variant: 'destructive' });
  expect(open()).toEqual([
    {
      id,
      title: 'Save Failed',
      description: 'Try again.',
      action,
      open: true,
      variant: 'destructive',
      durationMs: 5_000,
    },
  ]);
  toasts.show({ title: 'Saved' });
  expect(open()[0]?.variant).toBe('default');
});
