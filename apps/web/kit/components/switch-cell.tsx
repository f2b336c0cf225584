import { SwitchCell } from '../../src/ui/forms/switch-cell.tsx'
import { CellGroup } from '../../src/ui/layout/cell.tsx'
import type { KitComponent } from '../component.ts'
import { Held } from '../held.tsx'

export const kit: KitComponent = {
  name: 'SwitchCell',
  states: {
    'on, off and disabled': (t) => (
      <Held initial={true}>
        {(isOn, setIsOn) => (
          <CellGroup flush>
            <SwitchCell title={t('shell.tabEvents')} isOn={isOn} onChange={async (next) => setIsOn(next)} />
            <SwitchCell
              title={t('shell.tabChats')}
              description={t('shell.installHint')}
              isOn={!isOn}
              onChange={async (next) => setIsOn(!next)}
            />
            <SwitchCell title={t('shell.tabBonus')} isOn isDisabled onChange={async () => {}} />
          </CellGroup>
        )}
      </Held>
    ),
  },
}
