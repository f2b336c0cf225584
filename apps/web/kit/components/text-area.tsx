import { TextArea } from '../../src/ui/forms/text-area.tsx'
import type { KitComponent } from '../component.ts'
import { Held, nothing } from '../held.tsx'

export const kit: KitComponent = {
  name: 'TextArea',
  states: {
    filled: (t) => (
      <Held initial={`${t('shell.installHint')} ${t('shell.missingHint')}`}>
        {(value, onChange) => (
          <TextArea
            label={t('wallet.remark')}
            name="remark"
            value={value}
            onChange={onChange}
            onBlur={nothing}
            error={undefined}
            maxLength={300}
          />
        )}
      </Held>
    ),
    wrong: (t) => (
      <TextArea
        label={t('wallet.remark')}
        name="remark"
        value=""
        onChange={nothing}
        onBlur={nothing}
        error={t('wallet.amountMissing')}
        maxLength={300}
      />
    ),
  },
}
