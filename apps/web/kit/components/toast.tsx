import { useEffect } from 'react'
import { Button } from '../../src/ui/actions/button.tsx'
import { ToastHost, toast } from '../../src/ui/overlays/toast.tsx'
import type { KitComponent } from '../component.ts'

const Shown = ({ text, label }: { readonly text: string; readonly label: string }) => {
  useEffect(() => toast(text), [text])
  return (
    <>
      <Button kind="quiet" onClick={() => toast(text)}>
        {label}
      </Button>
      <ToastHost />
    </>
  )
}

export const kit: KitComponent = {
  name: 'Toast',
  isOverlay: true,
  states: {
    short: (t) => <Shown text={t('shell.saved')} label={t('shell.retry')} />,
    'long text': (t) => <Shown text={t('shell.coolingOff', { time: '2026-11-30 12:00' })} label={t('shell.retry')} />,
  },
}
