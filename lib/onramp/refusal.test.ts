import { providerRefusal, signerRefusal } from './refusal';

test('ERR-58 the reason of the provider is one line of plain text', () => {
  expect(providerRefusal({ message: 'Amount too <b>small</b>\n\u202e min 30 USD' })).toEqual({
    type: 'provider',
    reason: 'Amount too small min 30 USD',
  });
  expect(providerRefusal({ message: 'x'.repeat(500) })).toEqual({
    type: 'provider',
    reason: `${'x'.repeat(199)}…`,
  });
  for (const answer of [{}, { message: 5 }, { message: ' \n' }, null, 'text'])
    expect(providerRefusal(answer)).toEqual({ type: 'provider' });
});

test('ERR-58 the signer names its own refusals, and passes on a reason of the provider', () => {
  for (const refusal of [
    { type: 'limits', least: 20, most: 10_000 },
    { type: 'tooMany' },
    { type: 'unreachable' },
  ])
    expect(signerRefusal(refusal)).toEqual(refusal);
  expect(signerRefusal({ type: 'provider', reason: '<i>No</i>' })).toEqual({
    type: 'provider',
    reason: 'No',
  });
  for (const answer of [undefined, {}, { type: 'other' }, { message: 'No' }, { type: 'limits' }])
    expect(signerRefusal(answer)).toEqual({ type: 'provider' });
});
