import type { Connector } from 'wagmi';
import { type Device, walletOptions } from './walletOptions';

const DESKTOP: Device = {
  isPhone: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  hasBrowserWallet: false,
};
const PHONE: Device = { ...DESKTOP, isPhone: true, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' };

function announced(name: string, id: string, icon = 'data:image/png,'): Connector {
  return { uid: `${name} ${id}`, name, id, icon } as Connector;
}

function rainbow(id: string, details: object = {}): Connector {
  const rkDetails = { id, name: id, iconUrl: 'data:,', iconBackground: '#fff', ...details };
  return { uid: id, id, name: 'connector', rkDetails } as unknown as Connector;
}

const METAMASK = {
  rdns: 'io.metamask',
  downloadUrls: { chrome: 'https://store', ios: 'https://app' },
};

test('WAL-02 announced wallets come first, and take the place of the same wallet of RainbowKit', () => {
  const options = walletOptions(
    [rainbow('injected'), rainbow('metaMask', METAMASK), announced('Fox', 'io.metamask')],
    DESKTOP,
  );
  expect(options.map(({ name, means }) => [name, means])).toEqual([
    ['Fox', 'announced'],
    ['injected', 'noBrowserWallet'],
  ]);
});

test('WAL-02 WAL-03 how a wallet is reached depends on the device and on what is installed', () => {
  const meansOf = (details: object, device: Device) =>
    walletOptions([rainbow('metaMask', details)], device)[0]?.means;
  expect(meansOf({ installed: false }, DESKTOP)).toBe('install');
  expect(meansOf({ installed: true }, DESKTOP)).toBe('extension');
  expect(meansOf({ installed: true }, PHONE)).toBe('app');
  expect(meansOf({ qrCode: { getUri: String } }, DESKTOP)).toBe('code');
  const [injected] = walletOptions([rainbow('injected')], { ...DESKTOP, hasBrowserWallet: true });
  expect(injected?.means).toBe('browser');
});

test('WAL-02 a wallet links to where its device can install it', () => {
  const urlOn = (device: Device) => walletOptions([rainbow('a', METAMASK)], device)[0]?.installUrl;
  expect(urlOn(DESKTOP)).toBe('https://store');
  expect(urlOn(PHONE)).toBe('https://app');
  expect(urlOn({ ...DESKTOP, userAgent: 'Firefox/140.0' })).toBeUndefined();
});

test('W15 wallets that claim one maker, or have one name, are distinguished; others are not', () => {
  const options = walletOptions(
    [
      announced('Fox', 'org.fox'),
      announced('Fox\u200b', 'org.fox'),
      announced('Bird', 'org.bird'),
      announced('ＢＩＲＤ', 'org.other'),
      announced('Fish', 'org.fish'),
      rainbow('Fish'),
    ],
    DESKTOP,
  );
  expect(options.map(({ twin }) => twin)).toEqual([
    'sameMaker',
    'sameMaker',
    'sameName',
    'sameName',
    undefined,
    undefined,
  ]);
});

test('a wallet cannot make the page ask another host for its picture', () => {
  const [option] = walletOptions([announced('Fox', 'org.fox', 'https://evil/a.png')], DESKTOP);
  expect(option?.icon).toBeUndefined();
});

test('W15 a wallet may announce itself with anything: it hides no other one, and is left out if it says neither name nor maker', () => {
  const broken = [{}, { name: 5, id: null, icon: 7 }, { id: 'org.nameless', icon: {} }].map(
    (own, index) => ({ uid: `${index}`, ...own }) as unknown as Connector,
  );
  const options = walletOptions(
    [...broken, announced('Fox', 'org.fox'), rainbow('injected'), rainbow('code')],
    DESKTOP,
  );
  expect(options.map(({ name, icon }) => [name, icon])).toEqual([
    ['org.nameless', undefined],
    ['Fox', 'data:image/png,'],
    ['injected', 'data:,'],
    ['code', 'data:,'],
  ]);
});
