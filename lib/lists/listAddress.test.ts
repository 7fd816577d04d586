import { listAddress } from './listAddress';

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
