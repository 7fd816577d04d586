import { ProviderError } from './providerError';
import { createScriptedAnswers } from './scriptedAnswers';

const really = async () => 'real';

test('a scripted answer is used once, for the next request of its method', async () => {
  const scripted = createScriptedAnswers();
  scripted.script('personal_sign', { type: 'reject', code: 4001, message: 'no' });
  expect(await scripted.answer('eth_accounts', really)).toBe('real');
  const refused = scripted.answer('personal_sign', really);
  await expect(refused).rejects.toBeInstanceOf(ProviderError);
  await expect(refused).rejects.toMatchObject({ code: 4001 });
  expect(await scripted.answer('personal_sign', really)).toBe('real');
});

test('scripted answers to one method are used in order', async () => {
  const scripted = createScriptedAnswers();
  scripted.script('eth_accounts', { type: 'answer', result: 'first' });
  scripted.script('eth_accounts', { type: 'answer', result: 'second' });
  expect(await scripted.answer('eth_accounts', really)).toBe('first');
  expect(await scripted.answer('eth_accounts', really)).toBe('second');
});

test('a request can be carried out and still fail', async () => {
  const scripted = createScriptedAnswers();
  const sent: string[] = [];
  scripted.script('eth_sendTransaction', {
    type: 'failAfter',
    code: -32000,
    message: 'already known',
  });
  const answer = scripted.answer('eth_sendTransaction', async () => sent.push('sent'));
  await expect(answer).rejects.toMatchObject({ message: 'already known' });
  expect(sent).toEqual(['sent']);
});

test('a request that hangs does nothing until it is released', async () => {
  const scripted = createScriptedAnswers();
  const sent: string[] = [];
  scripted.script('eth_sendTransaction', { type: 'hang' });
  const held = scripted.answer('eth_sendTransaction', async () => sent.push('sent'));
  await scripted.answer('eth_accounts', really);
  expect(sent).toEqual([]);
  scripted.release();
  await held;
  expect(sent).toEqual(['sent']);
});
