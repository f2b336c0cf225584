import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { Cell, CellGroup } from '../../../src/ui/layout/cell.tsx'
import type { KitComponent } from '../../component.ts'
import { nothing } from '../../held.tsx'

export const kit: KitComponent = {
  name: 'Cell',
  states: {
    rows: (t) => (
      <CellGroup heading={t('shell.tabMe')} flush>
        <Cell icon={WalletMinimal} title={t('wallet.convert')} value="1,250.00" href="#/" />
        <Cell title={t('wallet.transfer')} description={t('wallet.remarkHint')} onClick={nothing} />
        <Cell title={t('wallet.transfer')} onClick={nothing} isDisabled />
        <Cell title={t('shell.cancel')} onClick={nothing} isDanger />
        <Cell title={t('wallet.rate')} value="1 : 100" />
      </CellGroup>
    ),
    'long texts': (t) => (
      <CellGroup flush>
        <Cell
          icon={WalletMinimal}
          title={t('shell.offlineHint')}
          description={t('shell.coolingOff', { time: '2026-11-30 12:00' })}
          value={t('shell.errorTitle')}
          onClick={nothing}
        />
      </CellGroup>
    ),
  },
}
