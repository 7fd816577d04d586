import { useCountedUp } from '@/components/ui/useCountedUp';
import { PngAmount } from './PngAmount';

type Props = Omit<Parameters<typeof PngAmount>[0], 'shown'>;

/** An amount of PNG that counts up to a new one. Give it a key of its account and chain. */
export function PngCounter(props: Props) {
  return <PngAmount {...props} shown={useCountedUp(props.raw)} />;
}
