import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { channelKinds } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { PaymentDeps } from '../../deps.ts'
import { readConditions } from '../conditions.ts'
import { listOpenChannels, presentChannel } from '../open-channels.ts'

const names = {
  balance: 'channelBalance',
  bank: 'channelBank',
  alipay: 'channelAlipay',
  wechat: 'channelWechat',
  usdt: 'channelUsdt',
  online: 'channelOnline',
} as const

/** Channels a recharge of this coin may take now, by kind; kinds without any are left out, and points and treasure have none. */
export const listPayPlatformGroups =
  (deps: PaymentDeps): Handler<typeof rechargeCalls.listPayPlatformGroups> =>
  async (context, { coin_code: coin }) => {
    const { db, language } = context
    if (coin !== 'money' && coin !== 'gold') return { groups: [] }
    const open = await listOpenChannels(deps, db, await readConditions(db, deps.domains), 'recharge')
    const shown = open.map((channel) => presentChannel(context, channel))
    const groups = channelKinds.map((kind) => ({
      kind,
      name: messageText(language, names[kind]),
      icon: '',
      list: shown.filter((channel) => channel.kind === kind),
    }))
    return { groups: groups.filter(({ list }) => list.length > 0) }
  }
