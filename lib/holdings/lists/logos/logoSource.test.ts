import { UNUSABLE_LOGOS } from '@/devnet/services/lists/hostileValues';
import { logoSource } from './logoSource';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';

test('TOK-06 a logo of a list is loaded from IPFS, or from a public https site', () => {
  expect(logoSource(`ipfs://${CID}/logo.png`)).toEqual({
    type: 'ipfs',
    cid: CID,
    path: ['logo.png'],
  });
  expect(logoSource('https://logos.example/a.png?size=64')).toEqual({
    type: 'https',
    url: 'https://logos.example/a.png?size=64',
  });
});

test.each<readonly [string, string]>([
  ...UNUSABLE_LOGOS.map((link) => [link, link] as const),
  ['IPNS', 'ipns://logos.example/a.png'],
  ['a name', 'logos.eth/a.png'],
  ['a vector graphic', 'https://logos.example/a.SVG'],
  ['a vector graphic on IPFS', `ipfs://${CID}/a.svg`],
  ['a folder above', `ipfs://${CID}/%2e%2e/a.png`],
  ['no address', 'https://'],
  ['nothing', ''],
])('TOK-06 T11 no logo is loaded from %s', (_what, link) => {
  expect(logoSource(link)).toBeUndefined();
});

test.each([
  'localhost',
  'app.localhost',
  'router',
  'nas.local',
  'nas.local.',
  'wiki.corp',
  'printer.home.arpa',
  'db.internal',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '2130706433',
  '10.0.0.8',
  '192.168.1.1',
  '169.254.169.254',
  '8.8.8.8',
  '[::1]',
  '[fd00::1]',
  '[::ffff:10.0.0.1]',
])('TOK-06 T11 no logo is loaded from the host %s', (host) => {
  expect(logoSource(`https://${host}/a.png`)).toBeUndefined();
});
