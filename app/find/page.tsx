import { FindScreen } from '@/components/features/liquidity/find/FindScreen';

export default function Page() {
  return <FindScreen />;
}
