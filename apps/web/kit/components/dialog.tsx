import { useEffect, useState } from 'react'
import { confirm, DialogHost } from '../../src/ui/overlays/dialog.tsx'
import type { KitComponent } from '../component.ts'

type Question = Parameters<typeof confirm>[0]

/** Asks once, as it was first drawn. */
const Asked = (question: Question) => {
  const [asked] = useState(question)
  useEffect(() => {
    void confirm(asked)
  }, [asked])
  return <DialogHost />
}

export const kit: KitComponent = {
  name: 'Dialog',
  isOverlay: true,
  states: {
    question: (t) => <Asked title={t('shell.installTitle')} text={t('shell.installHint')} />,
    'of what cannot be undone': (t) => (
      <Asked
        title={t('shell.errorTitle')}
        text={t('shell.coolingOff', { time: '2026-11-30 12:00' })}
        confirmLabel={t('shell.reload')}
        isDanger
      />
    ),
    notice: (t) => <Asked title={t('shell.offlineTitle')} text={t('shell.offlineHint')} isNotice />,
  },
}
