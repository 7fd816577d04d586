import { addressToAdd, listAddress } from './listAddress';
import { canBeAdded } from './listUrl';

const CID = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';

test.each([
  [' https://lists.example/a.json ', 'https://lists.example/a.json'],
  ['http://LISTS.example/a.json#top', 'https://lists.example/a.json'],
  [`IPFS://${CID}/a%20list.json`, `ipfs://${CID}/a%20list.json`],
  [`ipfs:${CID}`, `ipfs://${CID}`],
  ['ipns://lists.example/', 'ipns://lists.example'],
  ['Lists.ETH/a.json', 'lists.eth/a.json'],
])('LST-14 the list at %s is kept under one address', (typed, address) => {
  expect(listAddress(typed)).toBe(address);
  expect(listAddress(address)).toBe(address);
});

test.each([
  ['/lists/ab.json', 'https://site.example/lists/ab.json'],
  ['https://lists.example/a.json', 'https://lists.example/a.json'],
  [`ipfs://${CID}/a%20list.json`, `ipfs://${CID}/a%20list.json`],
  ['lists.eth/a.json', 'lists.eth/a.json'],
])('LST-07 the removed list at %s can be added again from %s', (url, address) => {
  expect(addressToAdd(url, 'https://site.example/swap')).toBe(address);
  expect(canBeAdded(address)).toBe(true);
});

test('TOK-26 unseen characters around and in an address of a list are dropped', () => {
  expect(listAddress('\u2066https://lists.exam\u200bple/a.json\u2069\ufeff')).toBe(
    'https://lists.example/a.json',
  );
  expect(listAddress('\u200elists.eth')).toBe('lists.eth');
});
