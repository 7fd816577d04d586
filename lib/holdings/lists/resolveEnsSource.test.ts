import { fakeEthereum } from '@/lib/chain/names/testing/fakeEthereum.setup';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { resolveEnsSource } from './resolveEnsSource';

const ENDPOINT = 'https://ethereum.example/rpc';
const LISTS = { type: 'ens', name: 'lists.eth', path: ['a.json'] } as const;
const KEY_CID = '01720024080112204d1c5a5e9e6b1e2f3a4b5c6d7e8f90112233445566778899aabbccddeeff0011';

/** The source of the list whose name has a content hash (ENSIP-7). */
function sourceOf(content: `0x${string}`) {
  fakeFetch(fakeEthereum({ 'lists.eth': { content } }));
  return resolveEnsSource(LISTS, ENDPOINT);
}

test('LST-15 the content of an ENS name may be an IPNS name of DNS', async () => {
  // That of app.uniswap.org on Ethereum: e5 01 (IPNS), a CID whose hash is the name itself.
  expect(await sourceOf('0xe5010170000f6170702e756e69737761702e6f7267')).toEqual({
    type: 'ipns',
    name: 'app.uniswap.org',
    path: ['a.json'],
  });
});

test('LST-15 the content of an ENS name may be the key of an IPNS name, which is written in base 36', async () => {
  expect(await sourceOf(`0xe501${KEY_CID}`)).toEqual({
    type: 'ipns',
    name: `k${BigInt(`0x${KEY_CID}`).toString(36)}`,
    path: ['a.json'],
  });
});
