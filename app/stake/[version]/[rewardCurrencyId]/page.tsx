import { StakeScreen } from '@/components/features/stake/StakeScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('stake');
}

export default function Page() {
  return <StakeScreen />;
}
