import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { agreeTo, changeWallet, operatorToken, reason } from './operator.ts'
import { callPlatform, type Person } from './platform.ts'
import { agree, payPassword } from './wallet.ts'

interface Terms {
  readonly title: string
  readonly cover: string
  readonly unitPrice: string
  readonly units: number
  /** Part of what was put in, by the day. */
  readonly rate: string
  readonly days: number
}

const hour = 3600
const year = 366 * 24 * hour

/** A project that one operator writes and two open; answers its id. */
export async function openProject({ title, cover, unitPrice, units, rate, days }: Terms): Promise<number> {
  const { type } = await callPlatform(
    projectOperatorCalls.createProjectType,
    { names: { en: 'Drama rights' }, sort: 0, is_open: 1 },
    operatorToken(),
  )
  const nowS = Math.floor(Date.now() / 1000)
  const { project } = await callPlatform(
    projectOperatorCalls.createProject,
    {
      type_id: type.id,
      texts: {
        en: {
          title,
          intro: '<p>Eighty minutes on the last train to the harbour.</p>',
          rights: '<p>A share of what the online rights of this drama earn.</p>',
          risk: '<p>A drama may fail with its audience.</p>',
        },
      },
      copyright_owner: 'Harbour Films',
      cover_key: cover,
      image_keys: [],
      unit_price: unitPrice,
      units_total: units,
      min_amount: '0',
      min_unit: 1,
      max_unit: 0,
      day_rate: rate,
      cycle_days: days,
      start_time: nowS - hour,
      end_time: nowS + year,
      payee_ids: [],
      sort: 0,
    },
    operatorToken(),
  )
  const wanted = { id: project.id, version: project.version, reason }
  const { change } = await callPlatform(projectOperatorCalls.requestOpening, wanted, operatorToken())
  await agreeTo(change)
  return project.id
}

/** Puts money into the pool that interest is paid from, by two operators. */
export const fundPool = (amount: string): Promise<void> =>
  agree(
    callPlatform(
      ledgerOperatorCalls.requestFunding,
      { pool: 'projects', coin_code: 'money', amount, reason },
      operatorToken(),
    ),
  )

/** Lets members join whose identity nobody has verified. */
export const admitEverybody = () => changeWallet({ crowdfunding_need_real_name: 0 })

/** Has a person read the contract of a project and join it, beside the browser. Nothing is paid. */
export async function joinProject({ token, nickName }: Person, projectId: number, units: number) {
  await callPlatform(projectCalls.getContract, { project_id: projectId }, token)
  const wanted = { project_id: projectId, number: units, agree: 1, sign_name: nickName } as const
  return callPlatform(crowdOrderCalls.joinProject, wanted, token)
}

/** A project that a member joined twice: one order is paid, the other one waits for its payment. */
export interface JoinedProject {
  readonly projectId: number
  readonly orderId: number
  readonly unpaidNo: string
}

/** Opens a project in which a member has money, and whose interest the pool can pay. */
export async function fillCrowdfunding(member: Person, cover: string): Promise<JoinedProject> {
  await admitEverybody()
  await fundPool('100.00')
  const terms = { unitPrice: '25.00', units: 400, rate: '0.0005', days: 90 }
  const projectId = await openProject({ title: 'Midnight on the Night Train to the Harbour', cover, ...terms })
  const paid = await joinProject(member, projectId, 4)
  const byBalance = {
    order_no: paid.order.order_no,
    action: 'pay',
    pay_type: 'balance',
    pay_password: payPassword,
  } as const
  await callPlatform(orderCalls.payOrder, byBalance, member.token)
  const { order } = await joinProject(member, projectId, 2)
  return { projectId, orderId: paid.crow_order.id, unpaidNo: order.order_no }
}
