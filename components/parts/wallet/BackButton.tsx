import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/Button';

/** The way back in a dialog, next to its title. */
export function BackButton({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <Button variant="icon" aria-label={label} onClick={onBack}>
      <ArrowLeft size={20} aria-hidden="true" />
    </Button>
  );
}
