import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useArrival } from '../recharge/arrival.ts'
import { ChannelMark } from '../ways/channel-mark.tsx'
import styles from './top-up.module.css'

interface ChannelRowProps {
  readonly channel: PayPlatform
  /** Undefined where there is no other. */
  readonly onChange: (() => void) | undefined
}

/** The way to pay that is chosen, in one row, and what it takes. */
export const ChannelRow = ({ channel, onChange }: ChannelRowProps) => {
  const t = useTexts()
  const arrivalOf = useArrival()
  return (
    <div className={styles.channel}>
      <ChannelMark {...channel} />
      <span className={styles.channelName}>
        <span className={styles.way}>
          <span>{channel.name}</span>
          <span className={styles.arrival}>{arrivalOf(channel)}</span>
        </span>
        {/* How long it takes stands beside the name. */}
        <span className={styles.steps}>
          {t(channel.mode === 'online' ? 'recharge.payAtOnce' : 'recharge.payProof')}
        </span>
      </span>
      {onChange && (
        <button type="button" className={styles.change} onClick={onChange}>
          {t('unlock.changeWay')}
        </button>
      )}
    </div>
  )
}
