import fc from 'fast-check';
import { UnknownProtocolError } from './listErrors';
import { canBeAdded, parseListUrl } from './listUrl';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';

test.each([
  ['https://lists.example/a.json', { type: 'https', url: 'https://lists.example/a.json' }],
  [' HTTPS://Lists.Example/A.json#top ', { type: 'https', url: 'https://lists.example/A.json' }],
  [`ipfs://${CID}`, { type: 'ipfs', cid: CID, path: [] }],
  [`IPFS://${CID}/a%20b/list.json?x#y`, { type: 'ipfs', cid: CID, path: ['a b', 'list.json'] }],
  [`ipfs:${CID}`, { type: 'ipfs', cid: CID, path: [] }],
  ['ipns://lists.example/a.json', { type: 'ipns', name: 'lists.example', path: ['a.json'] }],
  ['tokens.friend.eth', { type: 'ens', name: 'tokens.friend.eth', path: [] }],
  ['friend.eth/lists/a.json', { type: 'ens', name: 'friend.eth', path: ['lists', 'a.json'] }],
])('LST-14 LST-15 LST-21 %s can be added', (text, source) => {
  expect(parseListUrl(text)).toEqual(source);
  expect(canBeAdded(text)).toBe(true);
});

test('LST-14 L08 http becomes https, even on this machine unless it is a practice exchange', () => {
  const upgraded = { type: 'https', url: 'https://lists.example/a.json' };
  expect(parseListUrl('http://lists.example/a.json')).toEqual(upgraded);
  expect(parseListUrl('http://lists.example/a.json', { keepsLoopback: true })).toEqual(upgraded);
  const local = 'http://localhost:3000/a.json';
  expect(parseListUrl(local)).toEqual({ type: 'https', url: 'https://localhost:3000/a.json' });
  expect(parseListUrl(local, { keepsLoopback: true })).toEqual({ type: 'https', url: local });
});

test.each([
  '',
  'ftp://lists.example/a.json',
  'javascript:alert(1)',
  'data:application/json,{}',
  'file:///etc/passwd',
  'blob:https://lists.example/1',
  '//lists.example/a.json',
  '/lists/a.json',
  'https://',
  'https://user:key@lists.example/a.json',
  'lists.example/a.json',
  'ipfs://',
  'ipfs:///a.json',
  `ipfs://${CID}/%E0%A4%A`,
  `ipfs://${CID}/../a.json`,
  'friend.eth.example',
  '.eth',
  'friend .eth',
  'bzz://friend.eth',
])('ERR-21 LST-21 L07 %j cannot be added', (text) => {
  expect(() => parseListUrl(text)).toThrow(UnknownProtocolError);
  expect(canBeAdded(text)).toBe(false);
});

test('ERR-21 the words are those of the specification', () => {
  expect(() => parseListUrl('ftp://lists.example')).toThrow('Unrecognized list URL protocol.');
});

test('ERR-21 any text is an address of a list, or is refused', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.constantFrom('http://', 'https://', 'ipfs://', 'ipns:'), fc.string()),
  );
  fc.assert(
    fc.property(any, (given) => {
      const text = typeof given === 'string' ? given : given.join('');
      if (!canBeAdded(text)) return expect(() => parseListUrl(text)).toThrow(UnknownProtocolError);
      const source = parseListUrl(text);
      if (source.type === 'https') expect(source.url).toMatch(/^https:\/\//);
    }),
  );
});
