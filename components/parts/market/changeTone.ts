import { changeTones } from './changeTone.css';

/** The class for a change of a price, in basis points. */
export function changeTone(bps: bigint): string {
  if (bps === 0n) return changeTones.same;
  return bps > 0n ? changeTones.up : changeTones.down;
}
