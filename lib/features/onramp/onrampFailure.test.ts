import { providerFailure, signerFailure } from './onrampFailure';

test('ERR-58 the reason of the provider is one line of plain text', () => {
  const failed = (json: unknown) => providerFailure({ status: 400, json });
  expect(failed({ message: 'Amount too <b>small</b>\n\u202e min 30 USD' })).toEqual({
    type: 'provider',
    reason: 'Amount too small min 30 USD',
  });
  expect(failed({ message: 'x'.repeat(500) })).toEqual({
    type: 'provider',
    reason: `${'x'.repeat(199)}…`,
  });
  for (const answer of [{}, { message: 5 }, { message: ' \n' }, null, 'text'])
    expect(failed(answer)).toEqual({ type: 'provider' });
});

test('ERR-58 the signer names its own failures, and passes on a reason of the provider', () => {
  for (const failure of [
    { type: 'limits', least: 20, most: 10_000 },
    { type: 'tooMany' },
    { type: 'unreachable' },
  ])
    expect(signerFailure({ status: 502, json: failure })).toEqual(failure);
  const body = { type: 'provider', reason: '<i>No</i>' };
  expect(signerFailure({ status: 502, json: body })).toEqual({
    type: 'provider',
    reason: 'No',
  });
  for (const answer of [undefined, {}, { type: 'other' }, { message: 'No' }, { type: 'limits' }])
    expect(signerFailure({ status: 400, json: answer })).toEqual({ type: 'provider' });
});

test.each([0, 401, 403, 404, 408, 500, 502, 503, 504])(
  'BUY-23 the status %i is an outage, and says nothing about the order',
  (status) => {
    for (const json of [undefined, { message: 'Invalid amount' }])
      expect(providerFailure({ status, json })).toEqual({ type: 'unreachable' });
    for (const json of [undefined, { error: 'No' }])
      expect(signerFailure({ status, json })).toEqual({ type: 'unreachable' });
  },
);

test('BUY-23 too many requests are reported as such for the signer and what is in front of it, and for the provider as an outage', () => {
  const answer = { status: 429, json: undefined };
  expect(signerFailure(answer)).toEqual({ type: 'tooMany' });
  expect(providerFailure(answer)).toEqual({ type: 'unreachable' });
});

test('BUY-23 a page in place of an answer is an outage', () => {
  for (const failure of [signerFailure, providerFailure])
    expect(failure({ status: 200, json: undefined })).toEqual({ type: 'unreachable' });
});
