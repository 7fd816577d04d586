import { type Abi, type Address, decodeEventLog, type Hex, isAddressEqual, parseAbi } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';

/** The logs of a receipt, in a node's format. */
export const eventLogsSchema = z.array(
  z.object({
    address: addressSchema,
    topics: z.array(hashSchema),
    data: z.custom<Hex>((data) => typeof data === 'string' && /^0x([\da-f]{2})*$/i.test(data)),
  }),
);

/** An event of a contract. Only its `address` is proven: a contract may log anything as its own. */
export type EventLog = Readonly<z.infer<typeof eventLogsSchema>[number]>;

const tokenEventsAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

const wavaxEventsAbi = parseAbi([
  'event Deposit(address indexed account, uint256 value)',
  'event Withdrawal(address indexed account, uint256 value)',
]);

/** A transfer as its token logged it, in the token's smallest unit. */
type Transfer = { readonly from: Address; readonly to: Address; readonly value: bigint };

/** The transfers that a token logged. */
export function transfersOf(token: Address, logs: readonly EventLog[]): readonly Transfer[] {
  return decoded(tokenEventsAbi, token, logs).map(({ args }) => args);
}

/**
 * How much AVAX an account wrapped (`Deposit`) or unwrapped each time, as WAVAX logged it, in wei.
 */
export function wrapsOf(
  wavax: Address,
  logs: readonly EventLog[],
  { account, event }: { readonly account: Address; readonly event: 'Deposit' | 'Withdrawal' },
): readonly bigint[] {
  return decoded(wavaxEventsAbi, wavax, logs)
    .filter(({ eventName, args }) => eventName === event && isAddressEqual(args.account, account))
    .map(({ args }) => args.value);
}

/** The logs of a contract that are events of this ABI. */
function decoded<const ContractAbi extends Abi>(
  abi: ContractAbi,
  contract: Address,
  logs: readonly EventLog[],
) {
  return logs.flatMap(({ address, data, topics: [signature, ...args] }) => {
    if (signature === undefined || !isAddressEqual(address, contract)) return [];
    try {
      return [decodeEventLog({ abi, data, topics: [signature, ...args] })];
    } catch {
      return [];
    }
  });
}
