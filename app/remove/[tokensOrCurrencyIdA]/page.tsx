import { Resolver } from '@/components/navigation/Resolver';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('removeOld');
}

export default function Page() {
  return <Resolver />;
}
