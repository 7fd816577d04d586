import { FindScreen } from '@/components/liquidity/FindScreen';

export default function Page() {
  return <FindScreen />;
}
