import { PoolScreen } from '@/components/features/liquidity/pool/PoolScreen';

export default function Page() {
  return <PoolScreen />;
}
