import { ProviderError } from './providerError';
import { createRehearsal } from './rehearsal';

const really = async () => 'real';

test('an act happens once, to the next request of its method', async () => {
  const rehearsal = createRehearsal();
  rehearsal.plan('personal_sign', { type: 'reject', code: 4001, message: 'no' });
  expect(await rehearsal.perform('eth_accounts', really)).toBe('real');
  const refused = rehearsal.perform('personal_sign', really);
  await expect(refused).rejects.toBeInstanceOf(ProviderError);
  await expect(refused).rejects.toMatchObject({ code: 4001 });
  expect(await rehearsal.perform('personal_sign', really)).toBe('real');
});

test('acts of one method happen in the order in which they were planned', async () => {
  const rehearsal = createRehearsal();
  rehearsal.plan('eth_accounts', { type: 'answer', result: 'first' });
  rehearsal.plan('eth_accounts', { type: 'answer', result: 'second' });
  expect(await rehearsal.perform('eth_accounts', really)).toBe('first');
  expect(await rehearsal.perform('eth_accounts', really)).toBe('second');
});

test('a request that hangs does nothing until it is released', async () => {
  const rehearsal = createRehearsal();
  const sent: string[] = [];
  rehearsal.plan('eth_sendTransaction', { type: 'hang' });
  const held = rehearsal.perform('eth_sendTransaction', async () => sent.push('sent'));
  await rehearsal.perform('eth_accounts', really);
  expect(sent).toEqual([]);
  rehearsal.release();
  await held;
  expect(sent).toEqual(['sent']);
});
