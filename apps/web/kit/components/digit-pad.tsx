import { DigitPad } from '../../src/domains/wallet/components/forms/digit-pad.tsx'
import type { KitComponent } from '../component.ts'
import { Held, nothing } from '../held.tsx'

export const kit: KitComponent = {
  name: 'DigitPad',
  states: {
    'half typed': (t) => (
      <Held initial="123">
        {(value, onChange) => <DigitPad label={t('payment.enterPassword')} value={value} onChange={onChange} />}
      </Held>
    ),
    wrong: (t) => (
      <DigitPad
        label={t('payment.enterPassword')}
        value=""
        onChange={nothing}
        error={t('payment.wrongLeft', { count: 3 })}
      />
    ),
    paying: (t) => <DigitPad label={t('payment.paying')} value="123456" onChange={nothing} isDisabled />,
  },
}
