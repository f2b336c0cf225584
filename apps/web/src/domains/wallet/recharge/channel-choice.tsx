import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import cell from '../../../ui/layout/cell.module.css'
import { CellContent, CellGroup } from '../../../ui/layout/cell.tsx'
import { ChannelMark } from '../ways/channel-mark.tsx'
import { byArrival, isInstant } from '../ways/order-of-ways.ts'
import { useArrival } from './arrival.ts'
import styles from './channel-choice.module.css'

interface ChannelChoiceProps {
  readonly groups: readonly { readonly name: string; readonly list: readonly PayPlatform[] }[]
  readonly channelId: number | undefined
  readonly onChoose: (id: number) => void
  readonly error?: string | undefined
  /** What the chosen way takes is said elsewhere. */
  readonly isBrief?: boolean
}

/** The ways to pay: those that pay at once, and the others below them, or behind one touch where there are both. */
export const ChannelChoice = ({ groups, channelId, onChoose, error, isBrief = false }: ChannelChoiceProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const channels = byArrival(groups.flatMap(({ list }) => list))
  const instant = channels.filter(isInstant)
  const chosen = channels.find(({ id }) => id === channelId)
  const hasAll = isOpen || instant.length === 0 || (chosen !== undefined && !isInstant(chosen))
  const shown = hasAll ? channels : instant
  const heading = groups.length === 1 ? groups[0]?.name : undefined
  return (
    <div className={styles.choice}>
      <CellGroup heading={heading ?? t('recharge.channel')} flush>
        {shown.map((channel) => (
          <Channel
            key={channel.id}
            channel={channel}
            isChosen={channel.id === channelId}
            isBrief={isBrief}
            onChoose={() => onChoose(channel.id)}
          />
        ))}
        {shown.length < channels.length && (
          <button type="button" className={cell.cell} aria-expanded={false} onClick={() => setIsOpen(true)}>
            <CellContent title={t('recharge.moreWays')} value={<Icon of={ChevronDown} size={20} />} />
          </button>
        )}
      </CellGroup>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface ChannelProps {
  readonly channel: PayPlatform
  readonly isChosen: boolean
  readonly isBrief: boolean
  readonly onChoose: () => void
}

const Channel = ({ channel, isChosen, isBrief, onChoose }: ChannelProps) => {
  const arrivalOf = useArrival()
  return (
    <button type="button" className={cell.cell} aria-pressed={isChosen} onClick={onChoose}>
      <ChannelMark {...channel} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{channel.name}</span>
          <span className={isInstant(channel) ? styles.instant : styles.arrival}>{arrivalOf(channel)}</span>
        </span>
        {isChosen && !isBrief && <ChannelNote channel={channel} />}
      </span>
      <ChoiceMark isChosen={isChosen} />
    </button>
  )
}

/** What a way to pay takes for itself: `no fee`. */
export const useFeeWords = () => {
  const t = useTexts()
  const language = useLanguage()
  return ({ fee_rate: rate }: Pick<PayPlatform, 'fee_rate'>): string =>
    /[1-9]/.test(rate) ? t('recharge.feeRate', { percent: percentOf(rate, language) }) : t('recharge.noFee')
}

/** What the way that is chosen takes: what is left to do, its bounds and its fee. How long it takes stands beside its name. */
const ChannelNote = ({ channel }: { readonly channel: PayPlatform }) => {
  const t = useTexts()
  const feeOf = useFeeWords()
  const { show } = useAmounts()
  const { mode, min_amount, max_amount } = channel
  const limits = t('recharge.limits', { min: show(min_amount, 'money'), max: show(max_amount, 'money') })
  return (
    <span className={styles.note}>
      {mode !== 'online' && <span>{t('recharge.payProof')}</span>}
      <span>{`${limits} · ${feeOf(channel)}`}</span>
    </span>
  )
}
