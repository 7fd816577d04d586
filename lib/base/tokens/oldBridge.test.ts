import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { OLD_BRIDGE_TOKENS, replacementOf } from './oldBridge';

/** The pairs of the migration facts. */
const PAIRS = [
  ['0xf20d962a6c8f70c731bd838a3a388D7d48fA6e15', '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB'],
  ['0xde3A24028580884448a5397872046a019649b084', '0xc7198437980c041c805A1EDcbA50c1Ce5db95118'],
  ['0x408D4cD0ADb7ceBd1F1A1C33A0Ba2098E1295bAB', '0x50b7545627a5162F82A992c33b87aDc75187B218'],
  ['0xB3fe5374F67D7a22886A0eE082b2E2f9d2651651', '0x5947BB275c521040051D82396192181b413227A3'],
  ['0xbA7dEebBFC5fA1100Fb055a87773e1E99Cd3507a', '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70'],
  ['0xf39f9671906d8630812f9d9863bBEf5D523c84Ab', '0x8eBAf22B6F053dFFeaf46f4Dd9eFA95D89ba8580'],
  ['0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc', '0x37B608519F91f70F2EeB0e5Ed9AF4061722e4F76'],
  ['0x8cE2Dee54bB9921a2AE0A63dBb2DF8eD88B91dD9', '0x63a72806098Bd3D9520cC43356dD78afe5D386D9'],
  ['0x99519AcB025a0e0d44c3875A4BbF03af65933627', '0x9eAaC1B23d935365bD7b542Fe22cEEe2922f52dc'],
];

test('PNL-05 nine tokens of the old bridge have a replacement each', () => {
  const pairs = OLD_BRIDGE_TOKENS.map(({ token, replacement }) => [
    token.address,
    replacement.address,
  ]);
  expect(pairs).toEqual(PAIRS);
});

test('PNL-05 no other currency has a replacement', () => {
  const others = CATALOGUE[43114].filter(({ address }) => !PAIRS.some(([old]) => old === address));
  expect(others.length).toBe(CATALOGUE[43114].length - PAIRS.length);
  for (const currency of [...others, nativeCurrency(43114), ...CATALOGUE[43113]])
    expect(replacementOf(currency)).toBeUndefined();
});
