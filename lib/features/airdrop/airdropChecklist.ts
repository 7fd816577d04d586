import type { AirdropContract, AirdropHolder } from './airdropReading';
import { hasRequiredToken } from './airdropState';

/** Whether a point of the checklist is met; `unneeded` if it does not apply. */
export type CheckResult = 'met' | 'missing' | 'unneeded';

/** What a claim needs, in the order in which the contract checks it. */
export type AirdropChecklist = {
  /** Claiming is allowed. */
  readonly open: CheckResult;
  /** The address has PNG to claim. */
  readonly amount: CheckResult;
  /** It has one whole UNI or SUSHI. */
  readonly tokens: CheckResult;
  /** The contract holds that PNG; unneeded if there is none to claim. */
  readonly funded: CheckResult;
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

function met(isMet: boolean): CheckResult {
  return isMet ? 'met' : 'missing';
}
