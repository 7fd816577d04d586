import { RouteRecovery } from '@/components/navigation/RouteRecovery';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('removeOld');
}

export default function Page() {
  return <RouteRecovery />;
}
