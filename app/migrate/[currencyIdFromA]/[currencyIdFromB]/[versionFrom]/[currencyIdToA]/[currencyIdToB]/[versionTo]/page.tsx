import { MigrateScreen } from '@/components/features/migration/MigrateScreen';
import { exportedParameters } from '@/lib/site/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('migrate');
}

export default function Page() {
  return <MigrateScreen />;
}
