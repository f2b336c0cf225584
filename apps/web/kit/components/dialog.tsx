import { useEffect, useState } from 'react'
import { confirm, DialogHost } from '../../src/ui/overlays/dialog.tsx'
import type { KitComponent } from '../component.ts'

type Question = Parameters<typeof confirm>[0]

/** Asks once, as it was first drawn. */
const Requested = (question: Question) => {
  const [requested] = useState(question)
  useEffect(() => {
    void confirm(requested)
  }, [requested])
  return <DialogHost />
}

export const kit: KitComponent = {
  name: 'Dialog',
  isOverlay: true,
  states: {
    question: (t) => <Requested title={t('shell.installTitle')} text={t('shell.installHint')} />,
    'of what cannot be undone': (t) => (
      <Requested
        title={t('shell.errorTitle')}
        text={t('shell.coolingOff', { time: '2026-11-30 12:00' })}
        confirmLabel={t('shell.reload')}
        isDanger
      />
    ),
    notice: (t) => <Requested title={t('shell.offlineTitle')} text={t('shell.offlineHint')} isNotice />,
  },
}
