import { PoolScreen } from '@/components/liquidity/PoolScreen';

export default function Page() {
  return <PoolScreen />;
}
