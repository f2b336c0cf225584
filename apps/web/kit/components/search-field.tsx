import { SearchField } from '../../src/ui/forms/search-field.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

export const kit: KitComponent = {
  name: 'SearchField',
  states: {
    empty: (t) => (
      <Held initial="">
        {(value, onChange) => <SearchField label={t('wallet.find')} value={value} onChange={onChange} />}
      </Held>
    ),
  },
}
