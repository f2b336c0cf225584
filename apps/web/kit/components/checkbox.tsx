import { Checkbox } from '../../src/ui/forms/checkbox.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

export const kit: KitComponent = {
  name: 'Checkbox',
  states: {
    ticked: (t) => (
      <Held initial={true}>
        {(checked, onChange) => (
          <Checkbox checked={checked} onChange={onChange}>
            {t('shell.installHint')}
          </Checkbox>
        )}
      </Held>
    ),
    'not ticked': (t) => (
      <Held initial={false}>
        {(checked, onChange) => (
          <Checkbox checked={checked} onChange={onChange}>
            {t('shell.installHint')}
          </Checkbox>
        )}
      </Held>
    ),
  },
}
