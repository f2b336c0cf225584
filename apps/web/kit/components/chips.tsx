import { Chips } from '../../src/ui/forms/chips.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

export const kit: KitComponent = {
  name: 'Chips',
  states: {
    wrapping: (t) => (
      <Held initial={2}>
        {(value, onChange) => (
          <Chips
            label={t('shell.tabs')}
            options={[
              { value: 1, label: t('shell.tabHome') },
              { value: 2, label: t('shell.tabEvents') },
              { value: 3, label: t('shell.installTitle') },
              { value: 4, label: t('shell.allShown') },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
    // What asks for attention stands behind the words.
    counted: (t) => (
      <Held initial={2}>
        {(value, onChange) => (
          <Chips
            label={t('shell.tabs')}
            options={[
              { value: 1, label: t('shell.tabHome'), attention: { count: 128, words: '128' } },
              { value: 2, label: t('shell.tabEvents'), attention: { count: 3, words: '3' } },
              { value: 3, label: t('shell.allShown'), attention: { count: 0, words: '' } },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  },
}
