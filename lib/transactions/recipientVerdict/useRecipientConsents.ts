import { useState } from 'react';
import { needsConsent } from './recipientKind';
import type { RecipientVerdict } from './useRecipientVerdict';

/** What a review asks the user to accept about its recipient. */
export type RecipientConsents = ReturnType<typeof useRecipientConsents>;

/**
 * The consents to a recipient: to a contract that may keep what it gets, and to an address that
 * looks like another one. Each is undefined where it does not apply.
 */
export function useRecipientConsents({ kind, comparison }: RecipientVerdict) {
  const [acceptsContract, setAcceptsContract] = useState(false);
  const [acceptsLookAlike, setAcceptsLookAlike] = useState(false);
  const asksContract = needsConsent(kind, comparison?.type === 'known');
  const asksLookAlike = comparison?.type === 'lookAlike';
  return {
    /** Whether one that applies is not given. */
    isMissing: (asksContract && !acceptsContract) || (asksLookAlike && !acceptsLookAlike),
    contract: asksContract ? { isGiven: acceptsContract, onChange: setAcceptsContract } : undefined,
    lookAlike: asksLookAlike
      ? { isGiven: acceptsLookAlike, onChange: setAcceptsLookAlike }
      : undefined,
  };
}
