import Clapperboard from 'lucide-react/icons/clapperboard'
import Crown from 'lucide-react/icons/crown'
import Download from 'lucide-react/icons/download'
import HandCoins from 'lucide-react/icons/hand-coins'
import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import PackageCheck from 'lucide-react/icons/package-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smartphone from 'lucide-react/icons/smartphone'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import TicketCheck from 'lucide-react/icons/ticket-check'
import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useCrowdfundingEntry } from '../../shared/crowdfunding-entry.ts'
import { useModules } from '../../shared/modules.ts'
import { EntryGrid } from '../../ui/layout/entry-grid.tsx'

/** Ways from the page about me to those of every domain. */
export const MeEntries = () => {
  const t = useTexts()
  const modules = useModules()
  const crowdfunding = useCrowdfundingEntry()
  return (
    <EntryGrid
      label={t('collection.entries')}
      entries={[
        { label: t('collection.vip'), href: hrefTo('vip'), sign: Crown },
        { label: t('offline.title'), href: hrefTo('downloads'), sign: Download },
        { label: t('stars.stars'), href: hrefTo('stars'), sign: Sparkles },
        { label: t('coupons.coupons'), href: hrefTo('coupons'), sign: Ticket },
        { label: t('goods.mall'), href: hrefTo('mall'), sign: ShoppingBag },
        { label: t('mallOrders.orders'), href: hrefTo('mallOrders'), sign: PackageCheck },
        { label: t('wallet.redeem'), href: hrefTo('redeemCode'), sign: TicketCheck },
        { label: t('recharge.orders'), href: hrefTo('orders'), sign: ReceiptText },
        { label: t('teams.inviteFriends'), href: hrefTo('inviteFriends'), sign: UserPlus },
        { label: t('teams.team'), href: hrefTo('starTeam'), sign: UsersRound },
        ...(modules.commission === 1
          ? [{ label: t('commission.earnings'), href: hrefTo('earning'), sign: HandCoins }]
          : []),
        ...(crowdfunding ? [{ label: t('crowdfunding.title'), href: hrefTo(crowdfunding), sign: Clapperboard }] : []),
        { label: t('reports.feedback'), href: hrefTo('feedback'), sign: MessageSquareHeart },
        { label: t('collection.addDesktop'), href: hrefTo('addDesktop'), sign: Smartphone },
      ]}
    />
  )
}
