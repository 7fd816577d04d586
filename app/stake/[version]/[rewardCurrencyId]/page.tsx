import { StakeScreen } from '@/components/stake/StakeScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('stake');
}

export default function Page() {
  return <StakeScreen />;
}
