import { Choices } from '../../src/ui/forms/choices.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

export const kit: KitComponent = {
  name: 'Choices',
  states: {
    chosen: (t) => (
      <Held initial={2}>
        {(value, onChange) => (
          <Choices
            label={t('wallet.coin')}
            options={[
              { value: 1, label: t('wallet.gold') },
              { value: 2, label: t('wallet.point') },
              { value: 3, label: t('shell.coolingOff', { time: '12:00' }) },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  },
}
