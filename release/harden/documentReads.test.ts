import { AVALANCHE } from '@/lib/base/networks/network';
import { documentReads } from './documentReads';

const CHEF = '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928';
const GOVERNOR = '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1';
/** `lpTokens()` */
const LP_TOKENS = '0x34c0b46b';

test.each(['png/2/index.html', 'png/_/_/_/index.html', 'beta/migrate/1/index.html'])(
  'RPC-39 %s names the read of where farms are',
  (file) => {
    expect(documentReads(file)).toEqual({
      [AVALANCHE]: [{ address: CHEF, callData: LP_TOKENS }],
    });
  },
);

test('RPC-39 the list of proposals names the read of how many there are', () => {
  expect(documentReads('vote/index.html')).toEqual({
    // `proposalCount()`
    [AVALANCHE]: [{ address: GOVERNOR, callData: '0xda35c664' }],
  });
});

test.each(['index.html', '404.html', 'swap/index.html', 'png/1/index.html', 'vote/_/index.html'])(
  'RPC-39 no read of %s waits for another',
  (file) => {
    expect(documentReads(file)).toEqual({});
  },
);
