import { createStore } from 'jotai';
import { followQueryAtom, queryToWriteAtom, swapFormAtom } from './atoms';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const JOE = '0x6e84a6216eA6dACC71eE8E6b0a5B7322EEbC0fDd';
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A form at a query, with PNG chosen in it. */
function chosen(query: string) {
  const store = createStore();
  store.set(followQueryAtom, query, false);
  store.set(swapFormAtom, { type: 'selected', field: 'output', id: PNG });
  return store;
}

test('SWP-28 the address names the currencies of the form, and keeps what has nothing to do with it', () => {
  const store = chosen(`outputCurrency=${JOE}&exactAmount=1&theme=dark`);
  const other = store.set(queryToWriteAtom, `outputCurrency=${JOE}&exactAmount=1&theme=dark`);
  expect(other).toBe(`theme=dark&inputCurrency=AVAX&outputCurrency=${PNG}`);
  expect(store.set(queryToWriteAtom, other ?? '')).toBeUndefined();
  expect(chosen('').set(queryToWriteAtom, `outputCurrency=${PNG}`)).toBeUndefined();
});

test('the recipient of a link stays in the address while the form has one', () => {
  const query = `outputCurrency=${JOE}&recipient=${FRIEND}`;
  const store = chosen(query);
  expect(store.set(queryToWriteAtom, query)).toContain(`recipient=${FRIEND}`);
  store.set(swapFormAtom, { type: 'recipientRemoved' });
  expect(store.set(queryToWriteAtom, query)).not.toContain('recipient');
});

test('SWP-28 a query that the page has written fills in nothing, and a link fills in the form', () => {
  const store = chosen('');
  store.set(swapFormAtom, { type: 'typed', field: 'input', text: '5' });
  const written = store.set(queryToWriteAtom, '') ?? '';
  store.set(followQueryAtom, written, false);
  expect(store.get(swapFormAtom)).toMatchObject({ typedValue: '5', outputId: PNG });
  // Back to an entry that was written before.
  store.set(followQueryAtom, `inputCurrency=AVAX&outputCurrency=${JOE}`, true);
  expect(store.get(swapFormAtom)).toMatchObject({ typedValue: '5', outputId: PNG });
  store.set(followQueryAtom, `inputCurrency=AVAX&outputCurrency=${JOE}`, false);
  expect(store.get(swapFormAtom)).toMatchObject({ typedValue: '', outputId: JOE });
});

test('SWP-28 the first query of a document is followed, even if another document has written it', () => {
  const store = createStore();
  store.set(followQueryAtom, `inputCurrency=AVAX&outputCurrency=${JOE}`, true);
  expect(store.get(swapFormAtom)).toMatchObject({ outputId: JOE });
});
