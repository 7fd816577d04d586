import { type Popup, type PopupAction, reducePopups } from './popups';

function after(...actions: PopupAction<string>[]): readonly Popup<string>[] {
  return actions.reduce<readonly Popup<string>[]>(reducePopups, []);
}

test('TXN-15 TXN-25 a popup has key, content and removeAfterMs, and the newest comes first', () => {
  expect(
    after(
      { type: 'add', key: '0x1', content: 'first', removeAfterMs: 1_000 },
      { type: 'add', key: '0x2', content: 'second', removeAfterMs: 2_000 },
    ),
  ).toEqual([
    { key: '0x2', content: 'second', removeAfterMs: 2_000 },
    { key: '0x1', content: 'first', removeAfterMs: 1_000 },
  ]);
});

test('TXN-15 adding an existing key replaces that popup', () => {
  expect(
    after(
      { type: 'add', key: '0x1', content: 'pending' },
      { type: 'add', key: '0x1', content: 'confirmed' },
    ).map(({ content }) => content),
  ).toEqual(['confirmed']);
});

test('TXN-16 a popup lives 15000 ms by default, and for ever with null', () => {
  expect(
    after(
      { type: 'add', key: 'default', content: '' },
      { type: 'add', key: 'never', content: '', removeAfterMs: null },
    ).map(({ removeAfterMs }) => removeAfterMs),
  ).toEqual([null, 15_000]);
});

test('TXN-16 a dismissed popup is gone, the others stay', () => {
  expect(
    after(
      { type: 'add', key: '0x1', content: '' },
      { type: 'add', key: '0x2', content: '' },
      { type: 'remove', key: '0x1' },
    ).map(({ key }) => key),
  ).toEqual(['0x2']);
});

test('TXN-16 at most 5 are on screen: the oldest is removed', () => {
  const added = ['1', '2', '3', '4', '5', '6'].map(
    (key) => ({ type: 'add', key, content: '' }) as const,
  );
  expect(after(...added).map(({ key }) => key)).toEqual(['6', '5', '4', '3', '2']);
});
