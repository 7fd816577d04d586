import { FarmScreen } from '@/components/features/farms/FarmScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('farm');
}

export default function Page() {
  return <FarmScreen />;
}
