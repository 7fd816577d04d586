import { ACCOUNTS } from '@/devnet/accounts';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { NamesUnreachableError, UnknownNameError } from './registry';
import { NameWithoutAddressError, resolveName } from './resolveName';

const devnet = setUpDevnet();

test('SWP-13 a name is resolved through the registry and its resolver', async () => {
  const { rpcUrl } = devnet().names;
  expect(await resolveName('friend.eth', rpcUrl)).toEqual({
    address: ACCOUNTS.second,
    chain: 'ethereum',
  });
  expect(await resolveName('FRIEND.eth', rpcUrl)).toEqual({
    address: ACCOUNTS.second,
    chain: 'ethereum',
  });
});

test('SWP-13 the Avalanche address of a name comes before that on Ethereum', async () => {
  const { rpcUrl } = devnet().names;
  expect(await resolveName('both.eth', rpcUrl)).toEqual({
    address: ACCOUNTS.second,
    chain: 'avalanche',
  });
});

test('SWP-13 a name without an address and an unregistered name cause different errors', async () => {
  const { rpcUrl } = devnet().names;
  await expect(resolveName('nobody.eth', rpcUrl)).rejects.toThrow(NameWithoutAddressError);
  await expect(resolveName('stranger.eth', rpcUrl)).rejects.toThrow(UnknownNameError);
});

test('SWP-13 a name that is stored off-chain has no address', async () => {
  const { rpcUrl } = devnet().names;
  await expect(resolveName('elsewhere.eth', rpcUrl)).rejects.toThrow(NameWithoutAddressError);
});

test('SWP-13 the registry of another chain is not asked', async () => {
  const { rpcUrl } = devnet().chains[43114];
  await expect(resolveName('friend.eth', rpcUrl)).rejects.toMatchObject({
    cause: { code: 'errors.wrongChainEndpoint' },
  });
});

test.each(['missingItem', 'doubledItem'] as const)(
  'SWP-13 R08 R09 after an answer with the fault %s the name is requested on its own, and found',
  async (type) => {
    const { proxy, rpcUrl } = devnet().names;
    proxy.add({ methods: ['eth_call'], fault: { type }, times: 1 });
    expect(await resolveName('friend.eth', rpcUrl)).toEqual({
      address: ACCOUNTS.second,
      chain: 'ethereum',
    });
  },
);

test.each(['emptyItem', 'truncatedHex'] as const)(
  'SWP-13 R12 after an answer with the fault %s a retry finds the name',
  async (type) => {
    const { proxy, rpcUrl } = devnet().names;
    proxy.add({ methods: ['eth_call'], fault: { type }, times: 1 });
    await expect(resolveName('friend.eth', rpcUrl)).rejects.toThrow(NamesUnreachableError);
    expect(await resolveName('friend.eth', rpcUrl)).toEqual({
      address: ACCOUNTS.second,
      chain: 'ethereum',
    });
  },
);
