import { MigrateScreen } from '@/components/migration/MigrateScreen';
import { exportedParameters } from '@/lib/navigation/routes';

export function generateStaticParams() {
  return exportedParameters('migrate');
}

export default function Page() {
  return <MigrateScreen />;
}
