import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import Check from 'lucide-react/icons/check'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import cell from '../../../ui/layout/cell.module.css'
import { CellContent, CellGroup } from '../../../ui/layout/cell.tsx'
import { useArrival } from './arrival.ts'
import styles from './channel-choice.module.css'
import { channelIcons } from './channel-words.ts'

interface ChannelChoiceProps {
  readonly groups: readonly { readonly name: string; readonly list: readonly PayPlatform[] }[]
  readonly channelId: number | undefined
  readonly onChoose: (id: number) => void
  readonly error?: string | undefined
}

/** The ways to pay, each kind under its name; kinds of one way each would only say it twice. */
export const ChannelChoice = ({ groups: kinds, channelId, onChoose, error }: ChannelChoiceProps) => {
  const t = useTexts()
  const isFlat = kinds.length > 1 && kinds.every(({ list }) => list.length === 1)
  const groups = isFlat ? [{ name: t('recharge.channel'), list: kinds.flatMap(({ list }) => list) }] : kinds
  return (
    <div className={styles.choice}>
      {groups.map(({ name, list }) => (
        <CellGroup key={name} heading={name} flush>
          {list.map((channel) => (
            <Channel
              key={channel.id}
              channel={channel}
              isChosen={channel.id === channelId}
              onChoose={() => onChoose(channel.id)}
            />
          ))}
        </CellGroup>
      ))}
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
  readonly onChoose: () => void
}

const Channel = ({ channel, isChosen, onChoose }: ChannelProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const arrivalOf = useArrival()
  const { kind, icon, name, min_amount, max_amount, fee_rate } = channel
  const limits = t('recharge.limits', { min: show(min_amount, 'money'), max: show(max_amount, 'money') })
  const fee = /[1-9]/.test(fee_rate)
    ? t('recharge.feeRate', { percent: percentOf(fee_rate, language) })
    : t('recharge.noFee')
  return (
    <button type="button" className={cell.cell} aria-pressed={isChosen} onClick={onChoose}>
      <CellContent
        {...(icon === ''
          ? { icon: channelIcons[kind] }
          : { before: <img className={styles.icon} src={assetUrl(icon)} alt="" width={28} height={28} /> })}
        title={name}
        description={
          <>
            {`${limits} · ${fee}`}
            <span className={styles.arrival}>{arrivalOf(channel)}</span>
          </>
        }
        value={
          isChosen && (
            <span className={styles.tick}>
              <Icon of={Check} size={20} />
            </span>
          )
        }
      />
    </button>
  )
}
