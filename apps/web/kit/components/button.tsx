import { Button } from '../../src/ui/actions/button.tsx'
import type { KitComponent } from '../component.ts'

const kinds = ['primary', 'quiet', 'text', 'danger'] as const

export const kit: KitComponent = {
  name: 'Button',
  states: {
    kinds: (t) =>
      kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {t('shell.confirm')}
        </Button>
      )),
    small: (t) =>
      kinds.map((kind) => (
        <Button key={kind} kind={kind} size="small">
          {t('shell.retry')}
        </Button>
      )),
    busy: (t) =>
      kinds.map((kind) => (
        <Button key={kind} kind={kind} busy>
          {t('shell.save')}
        </Button>
      )),
    disabled: (t) =>
      kinds.map((kind) => (
        <Button key={kind} kind={kind} disabled>
          {t('shell.save')}
        </Button>
      )),
    'long text': (t) => <Button block>{`${t('shell.installHint')} ${t('shell.offlineHint')}`}</Button>,
  },
}
