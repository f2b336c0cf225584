import { Button } from '../../src/ui/actions/button.tsx'
import { TextField } from '../../src/ui/forms/text-field.tsx'
import type { KitComponent } from '../component.ts'
import { Held, nothing } from '../held.tsx'

export const kit: KitComponent = {
  name: 'TextField',
  states: {
    empty: (t) => (
      <Held initial="">
        {(value, onChange) => (
          <TextField label={t('wallet.remark')} value={value} onChange={onChange} hint={t('wallet.remarkHint')} />
        )}
      </Held>
    ),
    filled: (t) => (
      <Held initial="Linh Nguyễn">
        {(value, onChange) => <TextField label={t('wallet.receiver')} value={value} onChange={onChange} />}
      </Held>
    ),
    wrong: (t) => (
      <Held initial="12345678901">
        {(value, onChange) => (
          <TextField label={t('wallet.amount')} value={value} onChange={onChange} error={t('wallet.notEnough')} />
        )}
      </Held>
    ),
    'long error': (t) => (
      <TextField
        label={t('wallet.receiver')}
        value="10000007"
        onChange={nothing}
        error={t('shell.coolingOff', { time: '2026-11-30 12:00' })}
      />
    ),
    'with a button': (t) => (
      <Held initial="10000007">
        {(value, onChange) => (
          <TextField
            label={t('wallet.receiver')}
            value={value}
            onChange={onChange}
            hint={t('wallet.receiverHint')}
            after={
              <Button kind="text" size="small">
                {t('wallet.find')}
              </Button>
            }
          />
        )}
      </Held>
    ),
    disabled: (t) => <TextField label={t('wallet.remark')} value="8" onChange={nothing} disabled />,
  },
}
