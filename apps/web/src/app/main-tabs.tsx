import CalendarDays from 'lucide-react/icons/calendar-days'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRound from 'lucide-react/icons/user-round'
import { hrefTo } from '../platform/navigation/paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useBadges } from '../shared/badges.ts'
import { useIsCollectable } from '../shared/collectable.ts'
import { TabBar, type TabBarItem } from '../ui/layout/tab-bar.tsx'

/** The five main screens (K-5); unread messages are counted on index 3 (C-51), and index 1 has a dot while something can be collected. */
export const useMainTabs = (): readonly TabBarItem[] => {
  const t = useTexts()
  const { chats } = useBadges()
  const isCollectable = useIsCollectable()
  return [
    { href: hrefTo('home'), label: t('shell.tabHome'), icon: House },
    {
      href: hrefTo('bonus'),
      label: t('shell.tabBonus'),
      icon: Gift,
      ...(isCollectable && { dot: t('shell.toCollect') }),
    },
    { href: hrefTo('events'), label: t('shell.tabEvents'), icon: CalendarDays },
    { href: hrefTo('chats'), label: t('shell.tabChats'), icon: MessageSquare, badge: chats },
    { href: hrefTo('me'), label: t('shell.tabMe'), icon: UserRound },
  ]
}

/** The main screens as tabs at the bottom of a phone. */
export const MainTabs = ({ selected }: { readonly selected: number }) => (
  <TabBar label={useTexts()('shell.tabs')} selected={selected} items={useMainTabs()} />
)
