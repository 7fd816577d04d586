import { type Address, erc20Abi, numberToHex, parseAbi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  claimAirdrop,
  closeAirdrop,
  holdBackAirdrop,
  leaveAirdropShort,
} from '@/devnet/airdrop/airdropStates';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { amountOf } from '@/lib/base/amounts/amount';
import { callData } from '@/lib/chain/contracts/contractCall';
import { checkTransaction } from '@/lib/transactions/history/checkTransaction';
import { gasLimit } from '@/lib/transactions/review/gasLimit';
import { askChain, askNode } from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import { submit } from '@/lib/transactions/submit/submit';
import { nodeWallet, submitMined } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { airdropClaimCalls } from './airdropClaimCalls';
import { airdropClaimIntent } from './airdropClaimIntent';
import { AIRDROP_TOKEN } from './airdropContract';
import { claimFailureReason } from './airdropSendErrors';
import { simulateClaim } from './claimDryRun';

const { deployer, demo, second, farmer, gasOnly } = ACCOUNTS;
const CLAIMED = parseEther('1234');
const SHORT = 'Png::_transferTokens: transfer amount exceeds balance';
const NOT_ALLOWED = 'Airdrop::claim: Claiming is not allowed';
const NOTHING = 'Airdrop::claim: No PNG to claim';
const TOO_LITTLE = 'Airdrop::claim: Insufficient UNI or SUSHI balance';
const votesAbi = parseAbi(['function delegate(address delegatee)']);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const wallet = () => nodeWallet(chain().rpcUrl, demo);
const intent = airdropClaimIntent({ account: demo, amount: amountOf(AIRDROP_TOKEN, CLAIMED) });
const png = AIRDROP_TOKEN.address;

const held = () =>
  chain().client.readContract({
    address: png,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [demo],
  });

async function dryRun(account: Address) {
  const block = await chain().client.getBlockNumber({ cacheTime: 0 });
  return simulateClaim({ account, block }, new AbortController().signal, askChain(chain().client));
}

test('AIR-05 AIR-06 a claim brings all PNG that is listed, to the last digit, as its record says', async () => {
  const before = await held();
  const { transaction } = await submitMined(wallet(), intent);
  expect((await held()) - before).toBe(CLAIMED);
  expect(transaction.claim).toEqual({ recipient: demo });
  const moment = { blockNumber: 0n, nowMs: Date.now() };
  const checked = await checkTransaction(chain().client, transaction, moment);
  expect(checked).toMatchObject({ receipt: { status: 1 }, moved: { claimed: CLAIMED } });
});

test('AIR-05 TXN-10 a claim that a node estimates in the block of the same votes has gas enough in the next', async () => {
  const { client } = chain();
  const delegate = { address: png, abi: votesAbi, functionName: 'delegate', args: [demo] } as const;
  await transact(client, demo, delegate);
  const transfer = { address: png, abi: erc20Abi, functionName: 'transfer' } as const;
  await transact(client, deployer, { ...transfer, args: [demo, 5n] });
  // The local node estimates in the next block, others in their latest one.
  const number = numberToHex(await client.getBlockNumber({ cacheTime: 0 }));
  const [call] = airdropClaimCalls();
  const request = { from: demo, to: call.address, data: callData(call) };
  const estimate = await askNode(client, {
    method: 'eth_estimateGas',
    params: [request, 'latest', {}, { number }],
  });
  const { transaction } = await submitMined(wallet(), intent);
  const { gasUsed } = await client.getTransactionReceipt({ hash: transaction.hash });
  const { unestimatedGas } = intent.statement;
  expect(gasLimit(BigInt(String(estimate)), unestimatedGas)).toBeGreaterThan(gasUsed);
  expect(gasLimit(BigInt(String(estimate)), 0n)).toBeLessThan(gasUsed);
});

test.each([
  ['is not open yet', () => holdBackAirdrop(chain()), NOT_ALLOWED],
  ['is closed', () => closeAirdrop(chain()), NOT_ALLOWED],
  ['was made already', () => claimAirdrop(chain(), demo), NOTHING],
  ['is not funded', () => leaveAirdropShort(chain(), CLAIMED - 1n), SHORT],
])(
  'ERR-49 AIR-10 a claim that %s is not sent, and its reason is that of the simulation',
  async (_what, change, reason) => {
    await change();
    const error = await submit(wallet(), intent).catch((failure: unknown) => failure);
    expect(claimFailureReason(error)).toBe(reason);
    expect(await dryRun(demo)).toEqual({ status: 'fails', reason });
  },
);

test.each([
  ['with a whole token', demo, { status: 'succeeds' }],
  ['with two halves', second, { status: 'fails', reason: TOO_LITTLE }],
  ['with neither token', farmer, { status: 'fails', reason: TOO_LITTLE }],
  ['that was never listed', gasOnly, { status: 'fails', reason: NOTHING }],
])('AIR-10 a claim is simulated from an address %s', async (_what, account, outcome) => {
  expect(await dryRun(account)).toEqual(outcome);
});

test('AIR-10 a claim is simulated from an address with contract code too', async () => {
  const code = '0x00';
  await chain().client.setCode({ address: demo, bytecode: code });
  expect(await dryRun(demo)).toEqual({ status: 'succeeds' });
});
