/**
 * The answer to one of the requests of `askInOwnBatch`; undefined if there is none.
 *
 * @throws why the request failed.
 */
export function settledAnswer(response: PromiseSettledResult<unknown> | undefined): unknown {
  if (response?.status === 'rejected') throw response.reason;
  return response?.value;
}
