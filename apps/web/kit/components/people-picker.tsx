import type { Person } from '../../src/shared/people/people.ts'
import { PeoplePicker } from '../../src/shared/people/people-picker.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

const people = ['Ana', 'Bảo', 'Chi', 'Duarte', 'Emily', 'Fábio'].map(
  (name, index): Person => ({
    id: index + 1,
    name,
    avatarUrl: '',
    isOnline: index % 2 === 0,
  }),
)

const Picker = ({
  chosen,
  limit,
  label,
}: {
  readonly chosen: number
  readonly limit: number
  readonly label: string
}) => (
  <Held initial={people.slice(0, chosen)}>
    {(value, onChange) => (
      <div style={{ display: 'flex', height: 420 }}>
        <PeoplePicker
          people={people}
          chosen={value}
          onChange={(next) => onChange([...next])}
          limit={limit}
          searchLabel={label}
        />
      </div>
    )}
  </Held>
)

export const kit: KitComponent = {
  name: 'PeoplePicker',
  states: {
    'some chosen': (t) => <Picker chosen={2} limit={9} label={t('wallet.find')} />,
    full: (t) => <Picker chosen={2} limit={2} label={t('wallet.find')} />,
  },
}
