import { RemoveScreen } from '@/components/liquidity/RemoveScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('remove');
}

export default function Page() {
  return <RemoveScreen />;
}
