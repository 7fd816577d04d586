import { airdropChecklist } from './airdropChecklist';

const ONE = 10n ** 18n;
const CONTRACT = {
  isOpen: true,
  listed: 5_000n * ONE,
  supply: 26_000_000n * ONE,
  held: 26_000_000n * ONE,
  uni: '0xf39f9671906d8630812f9d9863bBEf5D523c84Ab',
  sushi: '0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc',
} as const;
const HOLDER = { amount: 1_234n * ONE, uni: 3n * ONE, sushi: 0n };

test.each([
  ['all of it', {}, {}, 'met met met met'],
  ['claiming to be open', { isOpen: false }, {}, 'missing met met met'],
  ['an amount', {}, { amount: 0n }, 'met missing met unneeded'],
  ['a whole token', {}, { uni: ONE - 1n }, 'met met missing met'],
  ['the PNG of the contract', { held: 0n }, {}, 'met met met missing'],
])(
  'AIR-10 the checklist of a claim names what is missing: %s',
  (_what, contract, holder, results) => {
    const { open, amount, tokens, funded } = airdropChecklist(
      { ...CONTRACT, ...contract },
      { ...HOLDER, ...holder },
    );
    expect([open, amount, tokens, funded].join(' ')).toBe(results);
  },
);
