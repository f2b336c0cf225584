import type { CallData } from '@cliffhanger/contract/call.ts'
import type { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import type { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { isOnlineProvider, type ProviderName, providerTitles } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { ChannelKind } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { currentLanguage, type Texts } from '../../platform/texts.ts'
import { shownText } from '../short-texts.ts'

export type Recharge = CallData<typeof paymentOperatorCalls.getRechargeAudit>['recharge']
export type Channel = CallData<typeof channelOperatorCalls.listChannels>['list'][number]
export type Network = CallData<typeof channelOperatorCalls.listUsdtNetworks>['list'][number]
export type SuspenseItem = CallData<typeof paymentOperatorCalls.listSuspense>['list'][number]
export type RefundItem = CallData<typeof paymentOperatorCalls.listRefunds>['list'][number]
export type ProviderEvent = CallData<typeof paymentOperatorCalls.listProviderEvents>['list'][number]

/** A way to pay as the operator reads it. */
export const channelName = ({ name, names }: Pick<Channel, 'name' | 'names'>): string =>
  shownText(names, currentLanguage()) || name

export const suspenseStates = [
  'open',
  'refunding',
  'credited',
  'refunded',
] as const satisfies readonly SuspenseItem['state'][]
export const refundStates = ['unknown', 'done', 'failed'] as const satisfies readonly RefundItem['state'][]
export const eventStates = ['new', 'done', 'ignored', 'failed'] as const satisfies readonly ProviderEvent['state'][]

export const providerText = (t: Texts, provider: ProviderName): string =>
  isOnlineProvider(provider)
    ? providerTitles[provider]
    : { manual: t('wallet.providerManual'), usdt: t('wallet.providerUsdt') }[provider]

export const kindText = (t: Texts, kind: ChannelKind): string =>
  ({
    balance: t('wallet.kindBalance'),
    bank: t('wallet.kindBank'),
    alipay: t('wallet.kindAlipay'),
    wechat: t('wallet.kindWechat'),
    usdt: 'USDT',
    online: t('wallet.kindOnline'),
  })[kind]

export const suspenseStateText = (t: Texts, state: SuspenseItem['state']): string =>
  ({
    open: t('wallet.suspenseOpen'),
    refunding: t('wallet.suspenseRefunding'),
    credited: t('wallet.credited'),
    refunded: t('wallet.refunded'),
  })[state]

export const causeText = (t: Texts, cause: SuspenseItem['cause']): string =>
  ({
    amount: t('wallet.causeAmount'),
    currency: t('wallet.causeCurrency'),
    reference: t('wallet.causeReference'),
    late: t('wallet.causeLate'),
    twice: t('wallet.causeTwice'),
  })[cause]

export const refundStateText = (t: Texts, state: RefundItem['state']): string =>
  ({ unknown: t('wallet.refundUnknown'), done: t('wallet.refundDone'), failed: t('wallet.failed') })[state]

export const eventStateText = (t: Texts, state: ProviderEvent['state']): string =>
  ({
    new: t('wallet.eventNew'),
    done: t('wallet.eventDone'),
    ignored: t('wallet.eventIgnored'),
    failed: t('wallet.failed'),
  })[state]
