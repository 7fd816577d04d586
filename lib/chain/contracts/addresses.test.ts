import { EXCHANGE_ADDRESSES } from './addresses';
import { MULTICALL3_ADDRESS } from './multicall3Address';

test('RPC-14 Multicall3 is at its own address on every chain', () => {
  expect(MULTICALL3_ADDRESS).toBe('0xcA11bde05977b3631167028862bE2a173976CA11');
});

test('RPC-24 the contracts of Fuji', () => {
  expect(EXCHANGE_ADDRESSES[43113]).toEqual({
    factory: '0x2a496ec9e9bE22e66C61d4Eb9d316beaEE31A77b',
    router: '0x688d21b0B8Dc35971AF58cFF1F7Bf65639937860',
    wavax: '0xd00ae08403B9bbb9124bB305C09058E32C39A48c',
    png: '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9',
  });
});
