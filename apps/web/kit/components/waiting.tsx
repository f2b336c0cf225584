import { ProgressBar } from '../../src/ui/feedback/progress-bar.tsx'
import { ProgressRing } from '../../src/ui/feedback/progress-ring.tsx'
import { SkeletonRows } from '../../src/ui/feedback/skeleton.tsx'
import { Spinner } from '../../src/ui/feedback/spinner.tsx'
import type { KitComponent } from '../component.ts'

export const kit: KitComponent = {
  name: 'Waiting',
  states: {
    rows: () => <SkeletonRows rows={3} />,
    progress: (t) => (
      <>
        <Spinner />
        <ProgressRing percent={65} />
        <ProgressBar percent={35} label={t('shell.loading')} />
      </>
    ),
  },
}
