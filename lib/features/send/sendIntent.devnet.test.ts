import { type Address, erc20Abi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import { nodeWallet, submitMined } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { sendIntent } from './sendIntent';

const account = ACCOUNTS.demo;
/** An address that the chain has never seen. */
const UNUSED: Address = '0x00000000000000000000000000000000DeaDBeef';

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Currency {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

async function balanceOf(currency: Currency, owner: Address): Promise<bigint> {
  const { client } = chain();
  if (currency.type === 'native') return client.getBalance({ address: owner });
  const { address } = currency;
  return client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
}

async function sent(currency: Currency, raw: bigint) {
  const before = await balanceOf(currency, UNUSED);
  const intent = sendIntent({ account, recipient: UNUSED, amount: amountOf(currency, raw) });
  const { transaction } = await submitMined(nodeWallet(chain().rpcUrl, account), intent);
  const { gasUsed } = await chain().client.getTransactionReceipt({ hash: transaction.hash });
  return { gasUsed, arrived: (await balanceOf(currency, UNUSED)) - before };
}

test('PNL-12 AVAX arrives whole, for the gas of the simplest transaction', async () => {
  expect(await sent(nativeCurrency(43114), parseEther('1.5'))).toEqual({
    gasUsed: 21_000n,
    arrived: parseEther('1.5'),
  });
});

test('PNL-12 a token arrives whole', async () => {
  expect((await sent(tokenOf('PNG'), 12_345n)).arrived).toBe(12_345n);
});
