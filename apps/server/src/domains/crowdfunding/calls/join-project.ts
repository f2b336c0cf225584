import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { mostPrincipal } from '@cliffhanger/rules/crowdfunding/contract-text.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { isCertified } from '../../account/index.ts'
import { presentOrder as presentPaymentOrder } from '../../payments/index.ts'
import { currentContract, writeContract } from '../contract.ts'
import type { CrowdfundingNeeds } from '../needs.ts'
import { poolStatus } from '../pool.ts'
import { presentOrder } from '../present.ts'
import { hasOpened, insertContract } from '../queries/contracts.ts'
import { findNickName } from '../queries/members.ts'
import { countUnits, getOrder, insertOrder } from '../queries/orders.ts'
import { findProject, type ProjectRow, reserveUnits } from '../queries/projects.ts'
import { isPayee } from '../queries/written.ts'

type Row = typeof crowdOrderCalls.joinProject

/**
 * Reserves units and signs the contract (S-90, S-91). The project stays locked until the end, so that the last unit is reserved once and a
 * member's limit holds for orders made at the same time. What was not opened before is not accepted: 4000 names `agree`.
 */
export const joinProject =
  (domains: CrowdfundingNeeds): Handler<Row> =>
  async (context, input) => {
    const { db: tx, caller, clock } = context
    const { userId } = caller
    const project = await checkJoin(domains, context, input)
    const contract = await currentContract(tx, context.language)
    if (!(await hasOpened(tx, userId, contract.version))) refuseField('agree')
    const nowMs = clock()
    if (!(await reserveUnits(tx, project.id, input.number, nowMs))) refuse('projectNotOpen')
    const left = project.max_unit - (await countUnits(tx, userId, project.id))
    if (project.max_unit > 0 && input.number > left) refuse('purchaseLimit')
    const price = BigInt(project.unit_price) * BigInt(input.number)
    const { order, coupons } = await domains.payments.open(context, {
      type: 'crowdfunding',
      targetId: project.id,
      title: textIn(project.texts, context.language)?.title ?? '',
      coin: 'money',
      price,
      giftGold: 0n,
      couponIds: [...new Set(input.coupon_ids ?? [])],
    })
    const amount = BigInt(order.pay_amount)
    if (amount === 0n) refuse('couponNotUsable')
    const { id, order_no: orderNo } = order
    const { day_rate: dayRate, cycle_days: cycleDays } = project
    await insertOrder(tx, { id, userId, projectId: project.id, units: input.number, amount, dayRate, cycleDays, nowMs })
    await sign(domains, context, { project, contract, orderId: id, orderNo, amount, input })
    await domains.wallet.coupons.notify(tx, coupons)
    return { order: presentPaymentOrder(order), crow_order: presentOrder(context, await getOrder(tx, id)) }
  }

/** Refuses what cannot be joined, in the order in which a member can mend it. */
async function checkJoin(
  { session, wallet }: CrowdfundingNeeds,
  { db: tx, caller }: CallContext<'bearer'>,
  { project_id: projectId, number, sign_name: signName }: CallInput<Row>,
): Promise<ProjectRow> {
  if ((await session.platform()).modules.crowdfunding !== 1) refuse('serviceNotOpen')
  const { settings } = await wallet.readWalletSettings(tx)
  if (settings.crowdfunding_need_real_name === 1 && !(await isCertified(tx, caller.userId))) refuse('realNameRequired')
  const project = (await findProject(tx, projectId)) ?? refuse('notFound')
  // Who may be paid what is above the stakes has none of their own (ADR 35).
  if (await isPayee(tx, projectId, caller.userId)) refuse('projectNotOpen')
  if (signName.trim().length < 2) refuseField('sign_name')
  if ((await poolStatus(tx)).isPaused) refuse('projectNotOpen')
  if (number < project.min_unit || BigInt(project.unit_price) * BigInt(number) > mostPrincipal)
    refuse('amountOutOfRange')
  return project
}

async function sign(
  { session }: CrowdfundingNeeds,
  { db: tx, caller, clock, settings }: CallContext<'bearer'>,
  signed: {
    readonly project: ProjectRow
    readonly contract: Awaited<ReturnType<typeof currentContract>>
    readonly orderId: number
    readonly orderNo: string
    readonly amount: bigint
    readonly input: CallInput<Row>
  },
): Promise<void> {
  const { project, contract, orderId, orderNo, amount, input } = signed
  const { money_name: moneyName } = await session.platform()
  const nickName = await findNickName(tx, caller.userId)
  const signName = input.sign_name.trim()
  const signedMs = clock()
  const content = writeContract(contract, {
    project,
    moneyName,
    zone: settings.TIME_ZONE,
    signature: { contractNo: orderNo, nickName, name: signName, units: input.number, amount, signedMs },
  })
  await insertContract(tx, {
    order_id: orderId,
    contract_no: orderNo,
    version: contract.version,
    language: contract.language,
    title: contract.title,
    party_a: contract.party_a,
    party_b: `${signName} (${nickName})`,
    content,
    sign_name: signName,
    signed_ms: signedMs,
  })
}
