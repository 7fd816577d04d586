import { providerRefusal, signerRefusal } from './refusal';

test('ERR-58 the reason of the provider is one line of plain text', () => {
  const refused = (json: unknown) => providerRefusal({ status: 400, json });
  expect(refused({ message: 'Amount too <b>small</b>\n\u202e min 30 USD' })).toEqual({
    type: 'provider',
    reason: 'Amount too small min 30 USD',
  });
  expect(refused({ message: 'x'.repeat(500) })).toEqual({
    type: 'provider',
    reason: `${'x'.repeat(199)}…`,
  });
  for (const answer of [{}, { message: 5 }, { message: ' \n' }, null, 'text'])
    expect(refused(answer)).toEqual({ type: 'provider' });
});

test('ERR-58 the signer names its own refusals, and passes on a reason of the provider', () => {
  for (const refusal of [
    { type: 'limits', least: 20, most: 10_000 },
    { type: 'tooMany' },
    { type: 'unreachable' },
  ])
    expect(signerRefusal({ status: 502, json: refusal })).toEqual(refusal);
  const told = { type: 'provider', reason: '<i>No</i>' };
  expect(signerRefusal({ status: 502, json: told })).toEqual({
    type: 'provider',
    reason: 'No',
  });
  for (const answer of [undefined, {}, { type: 'other' }, { message: 'No' }, { type: 'limits' }])
    expect(signerRefusal({ status: 400, json: answer })).toEqual({ type: 'provider' });
});

test.each([0, 401, 403, 404, 408, 500, 502, 503, 504])(
  'BUY-23 the status %i is an outage, and says nothing about the order',
  (status) => {
    for (const json of [undefined, { message: 'Invalid amount' }])
      expect(providerRefusal({ status, json })).toEqual({ type: 'unreachable' });
    for (const json of [undefined, { error: 'No' }])
      expect(signerRefusal({ status, json })).toEqual({ type: 'unreachable' });
  },
);

test('BUY-23 too many requests are reported as such for the signer and what is in front of it, and for the provider as an outage', () => {
  const answer = { status: 429, json: undefined };
  expect(signerRefusal(answer)).toEqual({ type: 'tooMany' });
  expect(providerRefusal(answer)).toEqual({ type: 'unreachable' });
});

test('BUY-23 a page in place of an answer is an outage', () => {
  for (const refusal of [signerRefusal, providerRefusal])
    expect(refusal({ status: 200, json: undefined })).toEqual({ type: 'unreachable' });
});
