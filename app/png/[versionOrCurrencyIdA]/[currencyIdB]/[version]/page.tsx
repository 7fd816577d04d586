import { FarmScreen } from '@/components/farms/FarmScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('farm');
}

export default function Page() {
  return <FarmScreen />;
}
