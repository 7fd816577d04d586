import { record } from '@/lib/transactions/history/testing/ending.setup';
import type { SentForm } from './sentForms';

const NAME = 'pangolin.sentForms';
const form: SentForm = { screen: 'send', key: '1', transaction: record, status: 'pending' };

/** The store as a document that is loaded now has it. */
async function loaded() {
  jest.resetModules();
  return import('./store');
}

afterEach(() => window.sessionStorage.clear());

test('TXN-23 what was sent from a form is known after a reload, with its transaction', async () => {
  const before = await loaded();
  before.addSentForm(form);
  const { useSentForms } = await loaded();
  expect(useSentForms.getState().forms).toEqual([form]);
});

test('TXN-21 an unreadable entry of the session costs that entry only', async () => {
  const before = await loaded();
  before.addSentForm(form);
  const [kept] = JSON.parse(window.sessionStorage.getItem(NAME) ?? '');
  const bad = [{ ...kept, screen: 'pool' }, { ...kept, transaction: { hash: '0x1' } }, null, 5];
  window.sessionStorage.setItem(NAME, JSON.stringify([...bad, kept]));
  expect((await loaded()).useSentForms.getState().forms).toEqual([form]);
  for (const text of ['{', 'null', '{"forms":[]}']) {
    window.sessionStorage.setItem(NAME, text);
    expect((await loaded()).useSentForms.getState().forms).toEqual([]);
  }
});

test('TXN-23 a confirmed form is forgotten with the next edit, and a pending one is not', async () => {
  const { addSentForm, changeSentForms, forgetConfirmed, useSentForms } = await loaded();
  addSentForm(form);
  forgetConfirmed('send');
  expect(useSentForms.getState().forms).toEqual([form]);
  changeSentForms(() => [{ ...form, status: 'confirmed' }]);
  forgetConfirmed('send');
  expect(useSentForms.getState().forms).toEqual([]);
});

test('REL-14 TXN-23 a page out of the cache for Back knows what another page of its tab has sent meanwhile', async () => {
  const { readSentFormsAgain, useSentForms } = await loaded();
  const other = await loaded();
  other.addSentForm(form);
  readSentFormsAgain();
  expect(useSentForms.getState().forms).toEqual([form]);
});
