import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Coins from 'lucide-react/icons/coins'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Sparkles from 'lucide-react/icons/sparkles'
import WalletIcon from 'lucide-react/icons/wallet'
import { Fragment } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ListLink } from '../../../ui/layout/list-link.tsx'
import { hiddenAmount, useIsHidden } from '../hidden-amounts.ts'
import styles from './coin-tiles.module.css'

const icons = { money: WalletIcon, gold: Coins, point: Sparkles, treasure: PiggyBank }

/** The coins beside the main balance, a tile each: what there is, and what it is for or made of. Each leads to its lines, the treasure to
 *  itself. */
export const CoinTiles = ({ wallets }: { readonly wallets: readonly Wallet[] }) => (
  <ul className={styles.tiles}>
    {wallets.map((wallet) => (
      <li key={wallet.coin_code} className={styles.place} data-coin={wallet.coin_code}>
        <Tile wallet={wallet} />
      </li>
    ))}
  </ul>
)

const Tile = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useTexts()
  const { name, write } = useAmounts()
  const isHidden = useIsHidden()
  const { coin_code: coin, balance } = wallet
  const uses = { money: '', gold: t('wallet.goldUse'), point: t('wallet.pointUse'), treasure: t('wallet.treasureUse') }
  const hasParts = coin === 'gold' && !isHidden && hasGoldParts(wallet)
  const content = (
    <>
      <span className={styles.mark}>
        <Icon of={icons[coin]} size={20} />
      </span>
      <span className={styles.name}>{name(coin)}</span>
      <strong className={styles.amount}>{isHidden ? hiddenAmount : write(balance, coin)}</strong>
      <span className={styles.line}>{hasParts ? <GoldParts wallet={wallet} /> : uses[coin]}</span>
    </>
  )
  return coin === 'treasure' ? (
    <ListLink className={styles.tile} href={hrefTo('treasure')}>
      {content}
    </ListLink>
  ) : (
    <a className={styles.tile} href={hrefTo('bills', { coin })}>
      {content}
    </a>
  )
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** Where all of it is of one part, that part is the balance, which stands beside it. */
const isMixed = ({ bought = '0', granted = '0' }: Wallet): boolean => isSome(bought) && isSome(granted)

const hasGoldParts = (wallet: Wallet): boolean =>
  isSome(wallet.balance) && (isMixed(wallet) || (wallet.expiring ?? []).length > 0)

/** S-113: bought gold never ends; granted gold may, at the date shown with it. */
const GoldParts = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write, show } = useAmounts()
  const { bought = '0', granted = '0', expiring = [] } = wallet
  const [next] = expiring
  const date = next && unbroken(formatMoment(next.time * 1000, 'day', language))
  const lines = [
    isMixed(wallet) &&
      [
        t('wallet.boughtPart', { amount: write(bought, 'gold') }),
        t('wallet.grantedPart', { amount: write(granted, 'gold') }),
      ].join(' · '),
    next && date !== undefined && t('wallet.expires', { amount: show(next.amount, 'gold'), date }),
  ].filter((line) => typeof line === 'string')
  return lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
