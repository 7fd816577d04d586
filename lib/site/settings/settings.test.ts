import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { DEFAULT_SETTINGS, settingsSchema } from './settings';
import { SETTINGS_KEY } from './store';

const PNG = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
} as const;
const USDC = {
  ...PNG,
  address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
  decimals: 6,
  symbol: 'USDC.e',
  name: 'USD Coin',
} as const;
const FUJI_PNG = {
  ...PNG,
  chainId: 43113,
  address: '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9',
} as const;

test('SET-02 the defaults are no expert mode, a slippage of 50 basis points and a deadline of 3600 seconds', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    userDarkMode: null,
    userExpertMode: false,
    userSlippageTolerance: 50,
    userDeadline: 3600,
    URLWarningVisible: true,
    language: null,
    languageBefore: null,
  });
});

test('LNG-09 SET-11 a stored language that the site does not have counts as none', () => {
  const stored = { language: 'tr', languageBefore: 'de' } as const;
  expect(z.parse(settingsSchema, stored)).toEqual({ ...DEFAULT_SETTINGS, ...stored });
  expect(z.parse(settingsSchema, { language: 'xx', languageBefore: 'xx' })).toEqual(
    DEFAULT_SETTINGS,
  );
});

test('APR-04 the size proposed first is the unlimited one', () => {
  expect(DEFAULT_SETTINGS.approvalSize).toBe('unlimited');
});

test('SET-11 a missing or invalid setting gets its default, and the rest is kept', () => {
  expect(z.parse(settingsSchema, {})).toEqual(DEFAULT_SETTINGS);
  expect(z.parse(settingsSchema, { userDarkMode: true })).toEqual({
    ...DEFAULT_SETTINGS,
    userDarkMode: true,
  });
  for (const wrong of ['50', null, Number.NaN, -1, 5000, 0.5]) {
    const stored = { userSlippageTolerance: wrong, userDeadline: 60 };
    expect(z.parse(settingsSchema, stored)).toEqual({ ...DEFAULT_SETTINGS, userDeadline: 60 });
  }
  for (const wrong of ['60', 0, -5, 1.5]) {
    expect(z.parse(settingsSchema, { userDeadline: wrong })).toEqual(DEFAULT_SETTINGS);
  }
});

test('SET-11 settings of an earlier version are kept, and new ones get their defaults', () => {
  const earlier = { userDarkMode: false, userSlippageTolerance: 100, userDeadline: 1200 };
  expect(z.parse(settingsSchema, earlier)).toEqual({ ...DEFAULT_SETTINGS, ...earlier });
});

test('SET-12 tokens are stored per chain and address, pairs per chain and their two addresses, with a timestamp', () => {
  const stored = {
    ...DEFAULT_SETTINGS,
    tokens: { 43114: { [USDC.address]: USDC }, 43113: { [FUJI_PNG.address]: FUJI_PNG } },
    pairs: {
      43114: { [`${PNG.address};${USDC.address}`]: { token0: PNG, token1: USDC } },
      43113: {},
    },
    timestamp: 1_700_000_000_000,
  };
  expect(z.parse(settingsSchema, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('SET-12 a stored token that is invalid, or of another chain, is dropped alone', () => {
  const tokens = {
    43114: {
      [USDC.address]: USDC,
      wrongChain: FUJI_PNG,
      noDecimals: { ...PNG, decimals: '18' },
      noAddress: { ...PNG, address: '0x1' },
      none: null,
    },
    43113: 'tokens',
  };
  expect(z.parse(settingsSchema, { tokens }).tokens).toEqual({
    43114: { [USDC.address]: USDC },
    43113: {},
  });
  for (const wrong of [[], null, 'tokens', { 43114: {} }, { 43114: null, 43113: 7 }]) {
    expect(z.parse(settingsSchema, { tokens: wrong }).tokens).toEqual(DEFAULT_SETTINGS.tokens);
  }
});

test('SET-12 a stored address is checksummed, whatever its key', () => {
  const lowerCase = { ...USDC, address: USDC.address.toLowerCase() };
  const tokens = { 43114: { [PNG.address]: lowerCase }, 43113: {} };
  expect(z.parse(settingsSchema, { tokens }).tokens[43114]).toEqual({ [USDC.address]: USDC });
});

test('SET-12 S03 a stored pair of one token, or of two chains, is dropped alone', () => {
  const pairs = {
    43114: {
      kept: { token0: PNG, token1: USDC },
      sameToken: { token0: PNG, token1: { ...PNG, address: PNG.address.toLowerCase() } },
      twoChains: { token0: PNG, token1: FUJI_PNG },
      half: { token0: PNG },
    },
    43113: { otherChain: { token0: PNG, token1: USDC } },
  };
  expect(z.parse(settingsSchema, { pairs }).pairs).toEqual({
    43114: { [`${PNG.address};${USDC.address}`]: { token0: PNG, token1: USDC } },
    43113: {},
  });
});

test('SET-01 NAV-36 the script that runs before the first paint reads the key and fields that are stored', () => {
  const script = readFileSync('public/theme.js', 'utf8');
  expect(script).toContain(`localStorage.getItem('${SETTINGS_KEY}')`);
  for (const field of ['userDarkMode', 'URLWarningVisible', 'sidePinned']) {
    expect(script).toContain(`state?.${field}`);
    expect(DEFAULT_SETTINGS).toHaveProperty(field);
  }
});
