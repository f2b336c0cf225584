import type { ChannelKind, PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import styles from './channel-mark.module.css'

/** Each kind of way in a few strokes, in a field of 24. */
const strokes: Readonly<Record<ChannelKind, string>> = {
  balance: 'M4 8h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h10M16 13.5h1',
  bank: 'M4 9.5 12 5l8 4.5H4M6.5 12v5M10 12v5M14 12v5M17.5 12v5M4.5 19.5h15',
  alipay: 'M5 8h14M12 4.5V12M7 12h9.5c-1 4-4.5 7-9.5 8M8.5 13.5c2 3.2 5.5 5.3 10 6',
  wechat:
    'M10 5c-3.6 0-6.5 2.3-6.5 5.2 0 1.6.9 3 2.3 4L5.3 16.500l2.4-1.200M10 5c3.2 0 5.8 1.8 6.4 4.200M15.2 10.500c-3 0-5.4 1.9-5.4 4.300s2.4 4.3 5.4 4.300c.7 0 1.4-.1 2-.3l2.1 1-.5-1.900c1.1-.8 1.8-1.9 1.8-3.1 0-2.4-2.4-4.3-5.4-4.3',
  usdt: 'M6 6h12M12 6v13M12 10.500c-4 0-7 .9-7 2.100s3 2.1 7 2.1 7-.9 7-2.1-3-2.1-7-2.1',
  online:
    'M5.5 6h13A1.5 1.5 0 0 1 20 7.500v9a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 16.500v-9A1.5 1.5 0 0 1 5.5 6M4 10.200h16M7.5 14.500h3',
}

/** The mark of a way to pay: the operator's picture, or the one of its kind. */
export const ChannelMark = ({ kind, icon = '' }: Pick<PayPlatform, 'kind'> & Partial<Pick<PayPlatform, 'icon'>>) =>
  icon === '' ? (
    <span className={styles.mark} data-kind={kind}>
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path d={strokes[kind]} />
      </svg>
    </span>
  ) : (
    <img className={styles.picture} src={assetUrl(icon)} alt="" width={36} height={36} />
  )
