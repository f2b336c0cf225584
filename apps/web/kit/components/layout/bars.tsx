import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from '../../../src/ui/actions/button.tsx'
import { IconButton } from '../../../src/ui/actions/icon-button.tsx'
import { BottomBar } from '../../../src/ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../src/ui/layout/nav-bar.tsx'
import { TabBar } from '../../../src/ui/layout/tab-bar.tsx'
import type { KitComponent } from '../../component.ts'
import { nothing } from '../../held.tsx'

export const kit: KitComponent = {
  name: 'Bars',
  states: {
    'on top': (t) => (
      <NavBar
        title={t('wallet.transferRecords')}
        onBack={nothing}
        right={<IconButton icon={Bell} label={t('shell.tabEvents')} />}
      />
    ),
    'with a long title': (t) => <NavBar title={t('shell.installHint')} onBack={nothing} />,
    'of buttons': (t) => (
      <BottomBar>
        <Button kind="quiet" block>
          {t('shell.cancel')}
        </Button>
        <Button block>{t('shell.confirm')}</Button>
      </BottomBar>
    ),
    'of tabs': (t) => (
      <TabBar
        label={t('shell.tabs')}
        selected={1}
        items={[
          { href: '#/1', label: t('shell.tabHome'), icon: House },
          { href: '#/2', label: t('shell.tabChats'), icon: MessageCircle, badge: 120 },
          { href: '#/3', label: t('shell.tabEvents'), icon: Bell, badge: 3 },
          { href: '#/4', label: t('shell.tabMe'), icon: UserRound },
        ]}
      />
    ),
  },
}
