import { stableKey } from '@/lib/base/json/stableKey';
import type { SentForm } from '@/lib/transactions/forms/sentForms';
import type { SendForm } from './sendForm';

/**
 * A form as it may be stored: without a recipient, unless exactly this form was sent. A recipient
 * that comes back with a reload could be one that the user no longer looks at.
 *
 * @param sent - All forms that were sent, and are pending or not cleared yet.
 */
export function storableForm(form: SendForm, sent: readonly SentForm[]): SendForm {
  const key = stableKey(form);
  const isSent = sent.some(
    (one) => one.screen === 'send' && one.key === key && one.status !== 'replaced',
  );
  return isSent || form.recipient === '' ? form : { ...form, recipient: '' };
}
