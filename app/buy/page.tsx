import { BuyScreen } from '@/components/features/onramp/BuyScreen';

export default function Page() {
  return <BuyScreen />;
}
