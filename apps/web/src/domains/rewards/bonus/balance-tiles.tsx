import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Coins from 'lucide-react/icons/coins'
import Sparkles from 'lucide-react/icons/sparkles'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import styles from './balance-tiles.module.css'

const icons = { gold: Coins, point: Sparkles }

/** The gold and points I have, in little room: what can be collected stands right below. Each leads to its lines. */
export const BalanceTiles = () => {
  const t = useTexts()
  const { data } = useCall(overviewCalls.getOverview, {})
  const walletOf = (coin: 'gold' | 'point') => data?.wallets.find(({ coin_code }) => coin_code === coin)
  return (
    <section className={styles.tiles} aria-label={t('rewards.balances')}>
      <Tile coin="gold" wallet={walletOf('gold')} />
      <Tile coin="point" wallet={walletOf('point')} />
    </section>
  )
}

const Tile = ({ coin, wallet }: { readonly coin: 'gold' | 'point'; readonly wallet: Wallet | undefined }) => {
  const t = useTexts()
  const language = useLanguage()
  const { name, write, show } = useAmounts()
  // S-113: granted gold may end, and says when.
  const [next] = wallet?.expiring ?? []
  return (
    <a className={styles.tile} href={hrefTo('bills', { coin })}>
      <span className={styles.sign}>
        <Icon of={icons[coin]} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.amount} data-testid={`bonus-${coin}`}>
          {wallet ? write(wallet.balance, coin) : emptyLine}
        </span>
        <span className={styles.name}>{name(coin)}</span>
      </span>
      {next && (
        <span className={styles.expiry}>
          {t('wallet.expires', {
            amount: show(next.amount, 'gold'),
            date: formatMoment(next.time * 1000, 'day', language),
          })}
        </span>
      )}
    </a>
  )
}
