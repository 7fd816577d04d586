import type { AirdropContract, AirdropHolder } from './airdropResult';
import { hasRequiredToken } from './requiredTokens';

/** Whether a point of the checklist is met; `unneeded` if it does not apply. */
export type ChecklistResult = 'met' | 'missing' | 'unneeded';

/** What a claim needs, in the order in which the contract checks it. */
type AirdropChecklist = {
  /** Claiming is allowed. */
  readonly open: ChecklistResult;
  /** The address has PNG to claim. */
  readonly amount: ChecklistResult;
  /** It has one whole UNI or SUSHI. */
  readonly tokens: ChecklistResult;
  /** The contract holds that PNG; unneeded if there is none to claim. */
  readonly funded: ChecklistResult;
};

/** What a claim from one address needs, and whether it is there. */
export function airdropChecklist(
  { isOpen, held }: AirdropContract,
  holder: AirdropHolder,
): AirdropChecklist {
  const { amount } = holder;
  return {
    open: met(isOpen),
    amount: met(amount > 0n),
    tokens: met(hasRequiredToken(holder)),
    funded: amount === 0n ? 'unneeded' : met(held >= amount),
  };
}

function met(isMet: boolean): ChecklistResult {
  return isMet ? 'met' : 'missing';
}
