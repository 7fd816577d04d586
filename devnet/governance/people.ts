import { type Address, getAddress } from 'viem';
import { ACCOUNTS } from '../accounts';

const { demo } = ACCOUNTS;

/** A holder of PNG with a part in the history of governance. */
export type Person = 'ada' | 'ben' | 'cem' | 'dia' | 'eve' | 'fay' | 'demo';

/**
 * Their addresses. All of them delegate to themselves before the first proposal. The demo account
 * is one of them; nobody has the keys of the others.
 */
export const PEOPLE: Readonly<Record<Person, Address>> = {
  ada: getAddress('0xde40000000000000000000000000000000ada000'),
  ben: getAddress('0xde40000000000000000000000000000000be4000'),
  cem: getAddress('0xde40000000000000000000000000000000ce4000'),
  dia: getAddress('0xde40000000000000000000000000000000d1a000'),
  eve: getAddress('0xde40000000000000000000000000000000e5e000'),
  fay: getAddress('0xde40000000000000000000000000000000fa4000'),
  demo,
};

/** Their PNG, in whole tokens. To propose takes more than 1,000,000. The demo account has its own. */
export const PEOPLES_PNG: readonly (readonly [Person, string])[] = [
  ['ada', '2400000'],
  ['ben', '1800000'],
  ['cem', '1500000'],
  ['dia', '1250000'],
  ['eve', '1050000'],
  ['fay', '320000.5'],
];
