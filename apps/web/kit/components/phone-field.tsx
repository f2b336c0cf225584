import { phonePrefixes } from '@cliffhanger/rules/account/validation.ts'
import { PhoneField } from '../../src/ui/forms/phone-field.tsx'
import type { KitComponent } from '../component.ts'
import { Held, nothing } from '../held.tsx'

export const kit: KitComponent = {
  name: 'PhoneField',
  states: {
    filled: () => (
      <Held<string> initial={phonePrefixes[0]}>
        {(prefix, onPrefix) => (
          <PhoneField
            prefix={prefix}
            onPrefix={onPrefix}
            field={{ name: 'phone', value: '912345678', onChange: nothing, onBlur: nothing, error: undefined }}
          />
        )}
      </Held>
    ),
  },
}
