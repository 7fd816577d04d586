import { amountOf } from '@/lib/base/amounts/amount';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { JsonRpcError } from '@/lib/chain/rpc/jsonRpcError';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { findWithdrawMethod } from './findWithdrawMethod';
import { withdrawMethods } from './withdrawMethods';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const pool = avaxPngPool('WAVAX_PNG_V2');

const ACCEPTS = '0x';
const REVERTS = new JsonRpcError({ code: 3, message: 'execution reverted', data: '0x' });
const INVALID = new JsonRpcError({ code: -32000, message: 'invalid opcode: INVALID' });
const OUT_OF_GAS = new JsonRpcError({ code: -32000, message: 'out of gas' });
const TOO_MANY = new JsonRpcError({ code: 429, message: 'Too many requests' });

/** The method that is found if a node answers the calls of the three methods like this. */
function found(answers: readonly (string | Error)[]) {
  const ask: AskInOwnBatch = async (_chainId, requests, read) =>
    read(
      await Promise.allSettled(
        requests.map(async (_request, index) => {
          const answer = answers[index];
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      ),
      ONE_ENDPOINT,
    );
  return findWithdrawMethod(
    { account, pool, amount: amountOf(pool.stakingToken, 7n) },
    withdrawMethods(pool, true),
    { ask, signal: new AbortController().signal },
  );
}

test.each([
  ['withdrawAndHarvest', [ACCEPTS, ACCEPTS, ACCEPTS]],
  ['withdraw', [REVERTS, ACCEPTS, ACCEPTS]],
  ['emergencyWithdraw', [INVALID, OUT_OF_GAS, ACCEPTS]],
  ['withdrawAndHarvest', [ACCEPTS, TOO_MANY, TOO_MANY]],
] as const)('FRM-34 %s is offered if the methods are answered with %p', async (method, answers) => {
  await expect(found(answers)).resolves.toBe(method);
});

test('FRM-34 if all methods revert there is none', async () => {
  await expect(found([REVERTS, OUT_OF_GAS, INVALID])).resolves.toBeNull();
});

test('FRM-34 if an endpoint does not answer for a gentler method, no method that gives up more is offered', async () => {
  await expect(found([REVERTS, TOO_MANY, ACCEPTS])).rejects.toBe(TOO_MANY);
});
