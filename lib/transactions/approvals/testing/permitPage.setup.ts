import { decodeFunctionData, isHex, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import { usePermit } from '@/lib/transactions/approvals/usePermit';
import { useTransactions } from '@/lib/transactions/history/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';

/** The spender that is to be signed for. */
export const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
/** The account of the wallet. */
export const signer = privateKeyToAccount(generatePrivateKey());
const [wavax, png] = CATALOGUE[43114];
if (wavax === undefined || png === undefined) throw new TypeError('A token is missing');
/** The tokens of the pair. */
export const tokens = { wavax, png };
/** The liquidity token of the pair, which accepts permits. */
export const pgl = liquidityToken(wavax, png);
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);

/** A wallet that signs what it gets, as wallets do. */
export async function signs([, text]: readonly unknown[]) {
  return signer.signTypedData(JSON.parse(String(text)));
}

/** A page that needs an allowance of 5 of the smallest unit, for which the account can sign. */
export async function permitPage(wallet: Answers, node: Answers = {}) {
  let amount: Amount = amountOf(pgl, 5n);
  let deadlineSeconds = 3600;
  let reviewKey = 1;
  const shown = await connectedPage(
    () => {
      const approval = useApproval(amount, router);
      const signing = usePermit({ amount, spender: router, deadlineSeconds, reviewKey }, approval);
      return { approval, signing };
    },
    {
      account: signer.address,
      contracts: [
        [pgl.address, 'allowance(address,address)', 0n],
        [pgl.address, 'nonces(address)', 3n],
      ],
      wallet,
      node,
    },
  );
  return {
    ...shown,
    change: (raw: bigint) => {
      amount = amountOf(pgl, raw);
      shown.rerender();
    },
    /** Opens another review. */
    openAgain: () => {
      reviewKey += 1;
      shown.rerender();
    },
    setDeadline: (seconds: number) => {
      deadlineSeconds = seconds;
      shown.rerender();
    },
    approvals: () =>
      shown.asked('eth_sendTransaction').map(({ params: [sent] }) => {
        const data = typeof sent === 'object' && sent !== null && 'data' in sent ? sent.data : '';
        return isHex(data) ? decodeFunctionData({ abi: approveAbi, data }).args : undefined;
      }),
  };
}

/** Sets up, for each test of a file, an empty history and a console that shows no errors. */
export function setUpPermitPage(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    useTransactions.setState(useTransactions.getInitialState());
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
