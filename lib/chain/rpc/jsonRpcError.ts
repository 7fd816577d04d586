/** The code for a failure without a known reason. */
export const SERVER_ERROR_CODE = -32000;

/** The code for a failure inside a node. */
export const INTERNAL_ERROR_CODE = -32603;

type Options = {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly cause?: unknown;
};

/**
 * A JSON-RPC request that failed. It has the shape of EIP-1193, which viem expects, so it is not an
 * AppError, whose `code` is a message key.
 *
 * Message, code and data come from the node. When the node did not answer, `cause` is the AppError
 * with the reason.
 */
export class JsonRpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor({ code, message, data, cause }: Options) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'JsonRpcError';
    this.code = code;
    this.data = data;
  }
}
