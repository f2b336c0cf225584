import { TransportError } from '@cliffhanger/client/call-error.ts'
import MessageSquare from 'lucide-react/icons/message-square'
import { Button } from '../../src/ui/actions/button.tsx'
import { EmptyState } from '../../src/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../src/ui/feedback/error-state.tsx'
import { MissingState } from '../../src/ui/feedback/missing-state.tsx'
import { StaleNote } from '../../src/ui/feedback/stale-note.tsx'
import type { KitComponent } from '../component.ts'
import { nothing } from '../held.tsx'

export const kit: KitComponent = {
  name: 'States of a page',
  states: {
    empty: (t) => (
      <EmptyState
        icon={MessageSquare}
        title={t('chat.noMessages')}
        action={<Button size="small">{t('shell.seeAll')}</Button>}
      />
    ),
    failed: () => <ErrorState error={new TransportError('timeout')} onRetry={nothing} />,
    missing: (t) => <MissingState title={t('shell.notFound')} list="home" />,
    stale: () => <StaleNote onRetry={nothing} />,
  },
}
