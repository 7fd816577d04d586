import type { AskEndpoint } from './endpoint';
import type { JsonRpcRequest } from './jsonRpcBatch';

type Reading<Answer> = {
  readonly read: (response: unknown) => Answer;
  /** Why an endpoint's answer is doubtful; undefined when it is not. */
  readonly doubt: (answer: Answer, url: string) => Error | undefined;
};

/**
 * Asks like {@link AskEndpoint}. A doubtful answer counts as a failure of its endpoint, so the next
 * one is asked. The doubtful answer is used when no endpoint has a better one.
 */
export async function askOthersIfDoubtful<Answer>(
  ask: AskEndpoint,
  request: JsonRpcRequest,
  { read, doubt }: Reading<Answer>,
): Promise<Answer> {
  const doubtful: { readonly answer: Answer }[] = [];
  try {
    return await ask(request, (response, url) => {
      const answer = read(response);
      const error = doubt(answer, url);
      if (error === undefined) return answer;
      doubtful.push({ answer });
      throw error;
    });
  } catch (error) {
    const latest = doubtful.at(-1);
    if (latest === undefined) throw error;
    return latest.answer;
  }
}
