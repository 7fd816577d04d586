import { encodeEventTopics } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { creationIn, creationLogsRequest } from './creationLog';
import { creationLog, PROPOSER, START_TIME } from './testing/creationLog.setup';

test.each([
  [1_000n, '0x3de', '0x3f2'],
  [11n, '0x1', '0x15'],
  [9n, '0x0', '0x13'],
])(
  'GOV-19 the logs of the 10 blocks before and after block %s are requested',
  (block, fromBlock, toBlock) => {
    expect(creationLogsRequest(block)).toEqual({
      method: 'eth_getLogs',
      params: [
        {
          address: EXCHANGE_ADDRESSES[43114].governor,
          topics: encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' }),
          fromBlock,
          toBlock,
        },
      ],
    });
  },
);

test('GOV-19 of several creations in these blocks, that of the id is taken', () => {
  const logs = [creationLog('# First', 1n), creationLog('# Second', 2n)];
  const proposal = { id: 2n, proposer: PROPOSER, startTime: START_TIME } as const;
  expect(creationIn(logs, proposal)?.description).toBe('# Second');
  expect(creationIn(logs, { ...proposal, id: 3n })).toBeUndefined();
  expect(creationIn(logs, { ...proposal, startTime: START_TIME + 1n })).toBeUndefined();
  expect(
    creationIn(logs, { ...proposal, proposer: EXCHANGE_ADDRESSES[43114].governor }),
  ).toBeUndefined();
});
