import Clapperboard from 'lucide-react/icons/clapperboard'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import HandCoins from 'lucide-react/icons/hand-coins'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Ticket from 'lucide-react/icons/ticket'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { useContext } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useCrowdfundingEntry } from '../../../shared/crowdfunding-entry.ts'
import { useModules } from '../../../shared/modules.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ScreenPosition } from '../../../ui/layout/screen-position.ts'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import { RecentBills } from '../bill/recent-bills.tsx'
import { BalanceCard } from '../components/balance-card.tsx'
import { CoinTiles } from '../components/coin-tiles.tsx'
import { PendingActs } from '../components/pending-acts.tsx'
import { WalletActions } from '../components/wallet-actions.tsx'
import { openEntries } from '../open-entries.ts'
import { useWallets } from '../use-wallets.ts'

/** Everything I have, and everything that can be done with it; on a desktop it is the list beside what was chosen from it. */
export const WalletScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const modules = useModules()
  const { wallets, walletOf, overview, error, refetch } = useWallets()
  const crowdfunding = useCrowdfundingEntry()
  const isList = useContext(ScreenPosition) === 'list'
  const money = walletOf('money')
  const retry = () => void refetch()
  const open = openEntries(modules, wallets ?? [])
  const others = wallets?.filter(({ coin_code: coin }) => coin !== 'money' && (coin !== 'treasure' || open.treasure))
  return (
    <Screen top={<NavBar title={t('wallet.wallet')} onBack={goBack} />}>
      {!money && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows />)}
      {money && (
        <PullToRefresh onRefresh={refetch}>
          {error && <StaleNote onRetry={retry} />}
          <BalanceCard wallet={money} />
          <WalletActions open={open} />
          <PendingActs />
          <CoinTiles wallets={others ?? []} />
          {!isList && <RecentBills />}
          <CellGroup>
            <Cell icon={ReceiptText} title={t('wallet.bills')} href={hrefTo('bills')} />
            <Cell icon={ClipboardList} title={t('recharge.orders')} href={hrefTo('orders')} />
            {modules.commission === 1 && (
              <Cell icon={HandCoins} title={t('commission.earnings')} href={hrefTo('earning')} />
            )}
            <Cell
              icon={Ticket}
              title={t('wallet.coupons')}
              href={hrefTo('coupons')}
              value={<Badge quiet count={overview?.coupon_total ?? 0} />}
            />
            <Cell icon={ShoppingBag} title={t('goods.mall')} href={hrefTo('mall')} />
            {crowdfunding && <Cell icon={Clapperboard} title={t('crowdfunding.title')} href={hrefTo(crowdfunding)} />}
            <Cell icon={TicketCheck} title={t('wallet.redeem')} href={hrefTo('redeemCode')} />
          </CellGroup>
        </PullToRefresh>
      )}
    </Screen>
  )
}
