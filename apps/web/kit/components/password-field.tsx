import { PasswordField } from '../../src/ui/forms/password-field.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

export const kit: KitComponent = {
  name: 'PasswordField',
  states: {
    hidden: (t) => (
      <Held initial="secret-7">
        {(value, onChange) => <PasswordField label={t('session.password')} value={value} onChange={onChange} />}
      </Held>
    ),
  },
}
