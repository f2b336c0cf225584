import Bell from 'lucide-react/icons/bell'
import MessageCircle from 'lucide-react/icons/message-circle'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { EntryGrid } from '../../../src/ui/layout/entry-grid.tsx'
import type { KitComponent } from '../../component.ts'

export const kit: KitComponent = {
  name: 'EntryGrid',
  states: {
    'signs and numbers': (t) => (
      <EntryGrid
        label={t('shell.tabs')}
        entries={[
          { label: t('wallet.transfer'), href: '#/1', sign: WalletMinimal },
          { label: t('wallet.transferRecords'), href: '#/2', sign: Bell },
          { label: t('shell.tabChats'), href: '#/3', sign: MessageCircle },
          { label: t('shell.tabEvents'), href: '#/4', sign: '12' },
          { label: t('shell.tabMe'), href: '#/5', sign: Bell, isQuiet: true },
        ]}
      />
    ),
  },
}
