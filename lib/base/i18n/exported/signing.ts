import approvals from '@/messages/en/approvals.json';
import signErrors from '@/messages/en/signErrors.json';
import transactions from '@/messages/en/transactions.json';

/** The messages of whatever approves, signs, sends or reports a transaction. */
export const signingMessages = { approvals, signErrors, transactions };
