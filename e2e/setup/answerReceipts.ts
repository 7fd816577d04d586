import type { Page } from 'playwright/test';
import { encodeErrorResult, parseAbi } from 'viem';

const ERROR = parseAbi(['error Error(string)']);
/** What the router says when the price has passed the limit of a swap. */
const REASON = 'PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT';
const REVERT = {
  code: 3,
  message: `execution reverted: ${REASON}`,
  data: encodeErrorResult({ abi: ERROR, errorName: 'Error', args: [REASON] }),
};

type Item = { readonly id: number; readonly method: string; readonly params: readonly unknown[] };
type Answer = { readonly id: number; readonly result?: object | null };

/** From now on, the page finds no receipts of transactions, or those of failed ones. */
export async function answerReceipts(page: Page, as: 'missing' | 'failed'): Promise<void> {
  await page.route('/rpc/43114', async (route) => {
    const asked: Item | readonly Item[] = route.request().postDataJSON();
    const items = [asked].flat() as readonly Item[];
    if (!items.some((item) => isOfReceipt(item) || isRepeated(item))) return route.fallback();
    const response = await route.fetch();
    const answers: Answer | readonly Answer[] = await response.json();
    const changed = ([answers].flat() as readonly Answer[]).map((answer) => {
      const item = items.find(({ id }) => id === answer.id);
      if (item && isRepeated(item)) return { jsonrpc: '2.0', id: item.id, error: REVERT };
      if (!item || !isOfReceipt(item) || !answer.result) return answer;
      const failed = { ...answer.result, status: '0x0', logs: [] };
      return { ...answer, result: as === 'failed' ? failed : null };
    });
    await route.fulfill({ response, json: Array.isArray(answers) ? changed : changed[0] });
  });
}

const isOfReceipt = ({ method }: Item) => method === 'eth_getTransactionReceipt';

/** Whether a mined transaction is repeated, to find out why it failed: from its sender, with its gas. */
function isRepeated({ method, params: [call, , overrides] }: Item): boolean {
  const { from, gas } = Object(call);
  return (
    method === 'eth_call' && overrides === undefined && from !== undefined && gas !== undefined
  );
}
