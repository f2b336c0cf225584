import Clapperboard from 'lucide-react/icons/clapperboard'
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
import { Cell, CellGroup } from '../../ui/layout/cell.tsx'
import { EntryGrid } from '../../ui/layout/entry-grid.tsx'

/** Ways from the page about me to those of every domain: what I own and ordered, whom I bring and what I earn by it, and the rest. */
export const MeEntries = () => {
  const t = useTexts()
  const modules = useModules()
  const crowdfunding = useCrowdfundingEntry()
  return (
    <>
      <EntryGrid
        label={t('collection.ordersGroup')}
        entries={[
          { label: t('coupons.coupons'), href: hrefTo('coupons'), sign: Ticket },
          { label: t('goods.mall'), href: hrefTo('mall'), sign: ShoppingBag },
          { label: t('mallOrders.orders'), href: hrefTo('mallOrders'), sign: PackageCheck },
          { label: t('recharge.orders'), href: hrefTo('orders'), sign: ReceiptText },
        ]}
      />
      <EntryGrid
        label={t('collection.friendsGroup')}
        entries={[
          { label: t('stars.stars'), href: hrefTo('stars'), sign: Sparkles },
          { label: t('teams.inviteFriends'), href: hrefTo('inviteFriends'), sign: UserPlus },
          { label: t('teams.team'), href: hrefTo('starTeam'), sign: UsersRound },
          ...(modules.commission === 1
            ? [{ label: t('commission.earnings'), href: hrefTo('earning'), sign: HandCoins }]
            : []),
        ]}
      />
      <CellGroup label={t('collection.entries')}>
        <Cell icon={Download} title={t('offline.title')} href={hrefTo('downloads')} />
        <Cell icon={TicketCheck} title={t('wallet.redeem')} href={hrefTo('redeemCode')} />
        <Cell icon={MessageSquareHeart} title={t('reports.feedback')} href={hrefTo('feedback')} />
        <Cell icon={Smartphone} title={t('collection.addDesktop')} href={hrefTo('addDesktop')} />
        {/* Last: which of its pages is meant may be known late, and nothing may move for it. */}
        {crowdfunding && <Cell icon={Clapperboard} title={t('crowdfunding.title')} href={hrefTo(crowdfunding)} />}
      </CellGroup>
    </>
  )
}
