import { SwapScreen } from '@/components/features/swap/SwapScreen';

export default function Page() {
  return <SwapScreen />;
}
