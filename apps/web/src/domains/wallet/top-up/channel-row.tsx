import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { usePaySteps } from '../recharge/arrival.ts'
import { channelIcons } from '../recharge/channel-words.ts'
import styles from './top-up.module.css'

interface ChannelRowProps {
  readonly channel: PayPlatform
  /** Undefined where there is no other. */
  readonly onChange: (() => void) | undefined
}

/** The way to pay that is chosen, in one row, and what it takes. */
export const ChannelRow = ({ channel, onChange }: ChannelRowProps) => {
  const t = useTexts()
  const stepsOf = usePaySteps()
  const { kind, icon, name } = channel
  return (
    <div className={styles.channel}>
      {icon === '' ? (
        <Icon of={channelIcons[kind]} size={22} />
      ) : (
        <img src={assetUrl(icon)} alt="" width={24} height={24} />
      )}
      <span className={styles.channelName}>
        <span>{name}</span>
        <span className={styles.arrival}>{stepsOf(channel)}</span>
      </span>
      {onChange && (
        <button type="button" className={styles.change} onClick={onChange}>
          {t('unlock.changeWay')}
        </button>
      )}
    </div>
  )
}
