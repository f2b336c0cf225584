import type { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor, formatRate, parseRate } from '@cliffhanger/rules/money.ts'
import { isChainAddress } from '@cliffhanger/rules/wallet/crypto-address.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { type UsdtRow } from '../../../payments/index.ts'
import { typedMoney } from '../../../wallet/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { sanitizeOperatorHtml } from '../../operator-html.ts'
import { publishPicture } from '../../pictures.ts'
import { listOperatorNames } from '../../queries/operators.ts'
import { requireCounting, statusOf } from '../../second-person.ts'

type Calls = typeof channelOperatorCalls

const guidePicture = { folder: 'guides', longestSide: 1600 } as const

const listUsdtNetworks =
  ({ payments }: OperatorNeeds): Handler<Calls['listUsdtNetworks']> =>
  async ({ db }) => ({
    list: await presentNetworks(db, await payments.operator.usdtNetworks.listNetworks(db)),
  })

/** Proposes what a network should be. An exchanged address is how such money is stolen, so another operator has to agree. */
const proposeUsdt =
  ({ payments }: OperatorNeeds): Handler<Calls['proposeUsdt']> =>
  async (context, { reason, ...form }) => {
    const address = form.address.trim()
    if (!isChainAddress(form.chain, address)) refuseField('address')
    const rate = parseRate(form.rate) ?? refuseField('rate')
    if (rate === 0n) refuseField('rate')
    typedMoney(form.min_amount, 'min_amount')
    return context.db.transaction(async (tx) => {
      const row = await payments.operator.usdtNetworks.propose(
        tx,
        { ...form, address },
        context.caller.operatorId,
        context.clock(),
      )
      const network = await presentNetwork(tx, row)
      await recordAction(tx, context, {
        action: 'usdt.propose',
        target: `usdt ${row.id}`,
        reason,
        before: termsOf(network),
        after: network.proposal,
      })
      return { network }
    })
  }

/** Agrees to a proposal by typing its address again, or drops it. Nobody agrees with themselves, and both of two must count; 4003
 *  where it is another one by now. */
const decideUsdt =
  ({ payments }: OperatorNeeds): Handler<Calls['decideUsdt']> =>
  (context, { id, address, is_agreed: isAgreed, reason }) =>
    context.db.transaction(async (tx) => {
      const before = (await payments.operator.usdtNetworks.lockNetwork(tx, id)) ?? refuse('notFound')
      const { proposal } = before
      if (!proposal) return refuse('stateChanged')
      if (isAgreed === 1) await requireTwo(context, tx, before.proposed_by ?? 0)
      if (isAgreed === 1 && proposal.address !== address.trim()) return refuse('stateChanged')
      const agreed = {
        address: proposal.address,
        rate: (parseRate(proposal.rate) ?? refuse('stateChanged')).toString(),
        minAmount: typedMoney(proposal.min_amount, 'min_amount').toString(),
        confirmations: proposal.confirmations,
      }
      const row =
        isAgreed === 1
          ? await payments.operator.usdtNetworks.applyProposal(tx, id, agreed, context.clock())
          : await payments.operator.usdtNetworks.dropProposal(tx, id)
      const network = await presentNetwork(tx, row)
      await recordAction(tx, context, {
        action: isAgreed === 1 ? 'usdt.agree' : 'usdt.drop',
        target: `usdt ${id}`,
        reason,
        before: { ...termsOf(await presentNetwork(tx, before)), proposal },
        after: termsOf(network),
      })
      return { network }
    })

async function requireTwo(context: CallContext<'operator'>, tx: Db, proposedBy: number): Promise<void> {
  const { operatorId } = context.caller
  if ((await statusOf(context, tx, operatorId)).isSingle) return
  if (proposedBy === operatorId) refuse('noPermission')
  await requireCounting(context, tx, [proposedBy, operatorId])
}

/** One operator is enough to close a network: that can only save money. */
const closeUsdt =
  ({ payments }: OperatorNeeds): Handler<Calls['closeUsdt']> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const row = (await payments.operator.usdtNetworks.closeNetwork(tx, id, context.clock())) ?? refuse('notFound')
      await recordAction(tx, context, { action: 'usdt.close', target: `usdt ${id}`, reason })
      return { network: await presentNetwork(tx, row) }
    })

async function presentNetworks(db: Db, rows: readonly UsdtRow[]) {
  const ids = rows.flatMap(({ proposed_by: id }) => id ?? [])
  const names = new Map((await listOperatorNames(db, ids)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    chain: row.chain,
    address: row.address,
    rate: formatRate(BigInt(row.rate)),
    min_amount: formatMinor(BigInt(row.min_amount), coinScale.money),
    confirmations: row.confirmations,
    is_open: row.is_open ? (1 as const) : (0 as const),
    proposal: row.proposal,
    proposed_by: names.get(row.proposed_by ?? 0) ?? '',
    change_time: toSeconds(row.changed_ms),
  }))
}

async function presentNetwork(db: Db, row: UsdtRow) {
  const [network] = await presentNetworks(db, [row])
  if (!network) throw new Error(`network ${row.id} was not presented`)
  return network
}

const termsOf = ({
  address,
  rate,
  min_amount,
  confirmations,
  is_open,
}: Awaited<ReturnType<typeof presentNetwork>>) => ({
  address,
  rate,
  min_amount,
  confirmations,
  is_open,
})

const noGuide = { title: '', summary: '', content: '', image_keys: [] }

const getGuide =
  ({ payments }: OperatorNeeds): Handler<Calls['getGuide']> =>
  async ({ db }, { platform_id: channelId, language }) => {
    const guide = (await payments.operator.guides.findGuideIn(db, channelId, language)) ?? noGuide
    return { guide: { ...guide, image_keys: [...guide.image_keys] } }
  }

/** Writes a guide in one language; what comes out of the sanitiser is what is stored and shown (V-42). */
const saveGuide =
  ({ payments }: OperatorNeeds): Handler<Calls['saveGuide']> =>
  async (context, { platform_id: channelId, language, reason, ...form }) => {
    const imageKeys: string[] = []
    for (const key of form.image_keys)
      imageKeys.push(await publishPicture(context.storage, key, 'image_keys', guidePicture))
    const guide = {
      title: form.title.trim(),
      summary: sanitizeOperatorHtml(form.summary),
      content: sanitizeOperatorHtml(form.content),
      image_keys: imageKeys,
    }
    return context.db.transaction(async (tx) => {
      if (channelId !== 0 && !(await payments.operator.channels.findChannelRow(tx, channelId))) refuse('notFound')
      await payments.operator.guides.upsertGuide(tx, channelId, language, guide, context.clock())
      await recordAction(tx, context, {
        action: 'rechargeGuide.save',
        target: `recharge guide ${channelId} ${language}`,
        reason,
        after: guide,
      })
      return { guide }
    })
  }

export const usdtHandlers = (needs: OperatorNeeds) => ({
  listUsdtNetworks: listUsdtNetworks(needs),
  proposeUsdt: proposeUsdt(needs),
  decideUsdt: decideUsdt(needs),
  closeUsdt: closeUsdt(needs),
  getGuide: getGuide(needs),
  saveGuide: saveGuide(needs),
})
