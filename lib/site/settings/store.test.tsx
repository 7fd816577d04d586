import { followStorage } from '@/lib/base/storage/store';
import type { Token } from '@/lib/base/tokens/token';
import { DEFAULT_SETTINGS } from './settings';
import {
  chooseApprovalSize,
  chooseDeadline,
  chooseExpertMode,
  chooseSidePinned,
  chooseSlippage,
  chooseTheme,
  closeUrlWarning,
  forgetToken,
  rememberPair,
  rememberToken,
  SETTINGS_KEY,
  useSettings,
} from './store';

const PNG: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const USDC: Token = {
  ...PNG,
  address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
  decimals: 6,
  symbol: 'USDC.e',
  name: 'USD Coin',
};
const LOWER_CASE_PNG: Token = { ...PNG, address: '0x60781c2586d68229fde47564546784ab3faca982' };
const FUJI_PNG: Token = {
  ...PNG,
  chainId: 43113,
  address: '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9',
};

let unfollow: () => void;

function stored(): unknown {
  return JSON.parse(window.localStorage.getItem(SETTINGS_KEY) ?? 'null');
}

/** Reloads the page: its memory is cleared, and the stored settings are read. */
function nextVisit(): void {
  const text = window.localStorage.getItem(SETTINGS_KEY) ?? '';
  useSettings.setState(DEFAULT_SETTINGS);
  window.localStorage.setItem(SETTINGS_KEY, text);
  useSettings.persist.rehydrate();
}

beforeEach(() => {
  window.localStorage.clear();
  useSettings.setState(DEFAULT_SETTINGS);
  unfollow = followStorage(useSettings);
});

afterEach(() => {
  unfollow();
  jest.restoreAllMocks();
});

test('SET-12 every choice is stored, with the time of the latest one', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  chooseTheme('dark');
  chooseSlippage(0);
  chooseDeadline(1200);
  chooseExpertMode(true);
  expect(stored()).toEqual({
    state: {
      ...DEFAULT_SETTINGS,
      userDarkMode: true,
      userSlippageTolerance: 0,
      userDeadline: 1200,
      userExpertMode: true,
      timestamp: 1_700_000_000_000,
    },
    version: 1,
  });
});

test('APR-04 the size of an approval is stored across visits', () => {
  chooseApprovalSize('exact');
  nextVisit();
  expect(useSettings.getState().approvalSize).toBe('exact');
});

test('PNL-04 the banner of the URL stays away once it is closed', () => {
  closeUrlWarning();
  nextVisit();
  expect(useSettings.getState().URLWarningVisible).toBe(false);
});

test('SET-12 a token is saved by chain and checksummed address, without the data of a list', () => {
  rememberToken({ ...LOWER_CASE_PNG, logoURI: 'https://lists.example/png.png' });
  rememberToken(FUJI_PNG);
  expect(useSettings.getState().tokens).toEqual({
    43114: { [PNG.address]: PNG },
    43113: { [FUJI_PNG.address]: FUJI_PNG },
  });
});

test('SET-12 a token that is saved again replaces the earlier one', () => {
  rememberToken(PNG);
  rememberToken({ ...LOWER_CASE_PNG, name: 'Pangolin token' });
  expect(useSettings.getState().tokens[43114]).toEqual({
    [PNG.address]: { ...PNG, name: 'Pangolin token' },
  });
});

test('SET-12 a forgotten token is gone on its chain, and the others stay', () => {
  rememberToken(PNG);
  rememberToken(USDC);
  rememberToken({ ...PNG, chainId: 43113 });
  forgetToken(LOWER_CASE_PNG);
  expect(useSettings.getState().tokens).toEqual({
    43114: { [USDC.address]: USDC },
    43113: { [PNG.address]: { ...PNG, chainId: 43113 } },
  });
});

test('SET-12 a pair is saved once, by its two addresses in the order of the contract', () => {
  rememberPair(USDC, PNG);
  rememberPair(LOWER_CASE_PNG, USDC);
  expect(useSettings.getState().pairs).toEqual({
    43114: { [`${PNG.address};${USDC.address}`]: { token0: PNG, token1: USDC } },
    43113: {},
  });
});

test('SET-12 LIQ-07 a pair of equal tokens, or of two chains, is not saved', () => {
  rememberPair(PNG, LOWER_CASE_PNG);
  rememberPair(PNG, FUJI_PNG);
  expect(useSettings.getState().pairs).toEqual(DEFAULT_SETTINGS.pairs);
});

/**
 * Another tab stores settings while this one hears nothing, as in the cache for Back and Forward.
 */
function storedByOther(settings: object): void {
  const state = { ...useSettings.getState(), ...settings };
  window.localStorage.setItem(SETTINGS_KEY, JSON.stringify({ state, version: 1 }));
}

test('REL-14 what another tab has switched off stays off, whatever this one stores', () => {
  chooseExpertMode(true);
  storedByOther({ userExpertMode: false, approvalSize: 'exact', userSlippageTolerance: 10 });
  closeUrlWarning();
  expect(stored()).toMatchObject({
    state: {
      userExpertMode: false,
      approvalSize: 'exact',
      userSlippageTolerance: 10,
      URLWarningVisible: false,
    },
  });
  expect(useSettings.getState().userExpertMode).toBe(false);
});

test('REL-14 tokens and pairs of two tabs are kept together', () => {
  storedByOther({ tokens: { 43114: { [USDC.address]: USDC }, 43113: {} } });
  rememberToken(PNG);
  expect(Object.keys(useSettings.getState().tokens[43114])).toEqual([USDC.address, PNG.address]);
  storedByOther({ tokens: { 43114: {}, 43113: {} } });
  forgetToken(PNG);
  expect(stored()).toMatchObject({ state: { tokens: { 43114: {} } } });
});

test('REL-15 expert mode that a full device could not store as off stays off when another tab writes', () => {
  chooseExpertMode(true);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseExpertMode(false);
  full.mockRestore();
  storedByOther({ userExpertMode: true, userDeadline: 1200 });
  window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  expect(useSettings.getState()).toMatchObject({ userExpertMode: false, userDeadline: 1200 });
  expect(stored()).toMatchObject({ state: { userExpertMode: false, userDeadline: 1200 } });
});

test('REL-14 a page out of the cache for Back has what was switched off meanwhile', () => {
  chooseExpertMode(true);
  storedByOther({ userExpertMode: false });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useSettings.getState().userExpertMode).toBe(false);
});

test('NAV-36 the side navigation stays pinned in later visits, until it is unpinned', () => {
  chooseSidePinned(true);
  nextVisit();
  expect(useSettings.getState().sidePinned).toBe(true);
  nextVisit();
  expect(useSettings.getState().sidePinned).toBe(true);
  chooseSidePinned(false);
  nextVisit();
  expect(useSettings.getState().sidePinned).toBe(false);
});

test.each(['tokens', 'pairs'] as const)(
  'TOK-25 stored %s of an earlier release are shown by the present rules',
  (kind) => {
    const old = { ...PNG, symbol: '0.001 AVAX', name: `Pangolin${'\u0336'.repeat(9)}` };
    rememberToken(PNG);
    rememberPair(PNG, USDC);
    const text = window.localStorage.getItem(SETTINGS_KEY) ?? '';
    const earlier = text
      .replaceAll('"symbol":"PNG"', `"symbol":${JSON.stringify(old.symbol)}`)
      .replaceAll('"name":"Pangolin"', `"name":${JSON.stringify(old.name)}`);
    expect(earlier).not.toBe(text);
    window.localStorage.setItem(SETTINGS_KEY, earlier);
    nextVisit();
    const shown = JSON.stringify(useSettings.getState()[kind]);
    expect(shown).toContain('"symbol":"UNKNOWN"');
    expect(shown).toContain(`"name":"Pangolin${'\u0336'.repeat(2)}"`);
    expect(shown).not.toContain('0.001 AVAX');
  },
);
