import { Tabs } from '../../../src/ui/layout/tabs.tsx'
import type { KitComponent } from '../../component.ts'
import { Held } from '../../held.tsx'

export const kit: KitComponent = {
  name: 'Tabs',
  states: {
    filling: (t) => (
      <Held initial={1}>
        {(value, onChange) => (
          <Tabs
            fill
            label={t('wallet.transfer')}
            tabs={[
              { value: 1, label: t('wallet.newTransfer') },
              { value: 2, label: t('wallet.transferRecords') },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
    scrolling: (t) => (
      <Held initial={5}>
        {(value, onChange) => (
          <Tabs
            label={t('shell.tabs')}
            tabs={[
              { value: 1, label: t('shell.errorTitle') },
              { value: 2, label: t('shell.offlineTitle') },
              { value: 3, label: t('shell.loginRequired') },
              { value: 4, label: t('shell.installTitle') },
              { value: 5, label: t('shell.allShown') },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  },
}
