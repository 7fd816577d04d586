import { persistedStore } from '@/lib/base/storage/store';
import {
  NO_PAYMENTS,
  type StartedPayment,
  type StartedPayments,
  startedPaymentsSchema,
  withoutPayment,
  withPayment,
} from './startedPayments';

/** The payments whose arrival is watched, kept across visits and shared between tabs. */
export const useStartedPayments = persistedStore<StartedPayments>(NO_PAYMENTS, {
  name: 'pangolin.payments',
  version: 1,
  schema: startedPaymentsSchema,
});

/** Watches a payment from now on. */
export function startWatching(payment: StartedPayment): void {
  useStartedPayments.setState((watched) => withPayment(watched, payment));
}

/** Stops watching a payment. */
export function stopWatching(payment: StartedPayment): void {
  useStartedPayments.setState((watched) => withoutPayment(watched, payment));
}
