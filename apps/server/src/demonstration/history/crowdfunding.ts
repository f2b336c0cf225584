import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { studio } from '@cliffhanger/demo-films/studio.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { setPayPassword } from './crowd/payouts.ts'
import { certify } from './identity.ts'
import {
  demoPayPassword,
  fundings,
  genre,
  type PastProject,
  pastCoverKey,
  pastWideKey,
  projects,
  rights,
  risk,
} from './projects.ts'
import { choicesOf } from './seeded.ts'
import { agree, type Person, type World } from './world.ts'

/** Projects in each state, a pool that ran dry once, and orders that were settled, left early, refunded, and never paid. */
export async function planCrowdfunding(world: World): Promise<void> {
  const { simulation, timeline, moment } = world
  // The day after the operators began, from when on they count as two people.
  timeline.at(moment(2, 10), () => changeSettings(world))
  for (const { day, amount } of fundings) timeline.at(moment(day, 9), () => fundPool(world, amount))
  const newType = { names: genre, sort: 0, is_open: 1 } as const
  const { type } = await simulation.call(world.operators[0], projectOperatorCalls.createProjectType, newType)
  const payers = new Set<Person>()
  for (const project of projects) {
    let projectId = 0
    timeline.at(moment(Math.min(project.opens - 1, world.days - 1), 12), async () => {
      projectId = await openProject(world, type.id, project)
    })
    for (const { who, day, units, ends, isUnpaid } of project.joins) {
      const choices = choicesOf(`join/${project.slug}/${who}/${day}`)
      timeline.at(moment(day, 11) + choices.below(600) * minuteMs, async () => {
        const person = world.person(who)
        await certify(world, person)
        if (ends && !payers.has(person)) await setPayPassword(world, person)
        if (ends) payers.add(person)
        const orderId = await join(world, person, { projectId, units, isPaid: !isUnpaid })
        if (!ends) return
        timeline.at(moment(ends.day, 15) + choices.below(420) * minuteMs, () =>
          simulation.call(person, crowdOrderCalls.takeOut, {
            order_id: orderId,
            type: ends.type,
            pay_password: demoPayPassword,
          }),
        )
      })
    }
  }
}

/** Who takes money out says who they are, as who joins a project does; and the plan of 100 earns the reward too. */
async function changeSettings(world: World): Promise<void> {
  const {
    simulation,
    operators: [operator],
  } = world
  const { version } = await simulation.call(operator, ledgerOperatorCalls.getWalletSettings, {})
  const reason = 'Payouts only to people we know, and a reward for the plan of 100'
  const changes = { withdraw_need_real_name: 1, reward_threshold: '99.99' } as const
  const asked = { version, changes, reason }
  const { change } = await simulation.call(operator, ledgerOperatorCalls.changeWalletSettings, asked)
  if (change) await agree(world, change.id, reason)
}

async function fundPool({ simulation, operators: [operator, second] }: World, amount: string): Promise<void> {
  const reason = 'Interest of the coming weeks'
  const asked = { pool: 'projects', coin_code: 'money', amount, reason } as const
  const { request } = await simulation.call(operator, ledgerOperatorCalls.requestFunding, asked)
  const agreed = { id: request.id, decision: 'agree', reason } as const
  await simulation.call(second, ledgerOperatorCalls.decideLedgerRequest, agreed)
}

/** Reads the contract, signs it, and pays; answers the order. */
async function join(
  { simulation, payByBank }: World,
  person: Person,
  { projectId, units, isPaid }: { readonly projectId: number; readonly units: number; readonly isPaid: boolean },
): Promise<number> {
  await simulation.call(person, projectCalls.getContract, { project_id: projectId })
  const { order, crow_order: made } = await simulation.call(person, crowdOrderCalls.joinProject, {
    project_id: projectId,
    number: units,
    agree: 1,
    sign_name: person.fullName,
  })
  if (isPaid) await payByBank(person, order.order_no)
  return made.id
}

/** Operators write it, and two of them open it. */
async function openProject(world: World, typeId: number, project: PastProject): Promise<number> {
  const { simulation, moment, operators } = world
  const { unitPrice, units, least, rate, term, opens, closes, owner, slug } = project
  const { project: draft } = await simulation.call(operators[0], projectOperatorCalls.createProject, {
    type_id: typeId,
    texts: textsOf(slug),
    copyright_owner: owner,
    cover_key: pastCoverKey(slug),
    image_keys: [pastWideKey(slug)],
    unit_price: unitPrice,
    units_total: units,
    min_amount: least,
    min_unit: 1,
    max_unit: 0,
    day_rate: rate,
    cycle_days: term,
    start_time: toSeconds(moment(opens, 10)),
    end_time: toSeconds(moment(closes, 22)),
    payee_ids: [],
    sort: 0,
  })
  const reason = 'Rights and terms were checked'
  const asked = { id: draft.id, version: draft.version, reason }
  const { change } = await simulation.call(operators[0], projectOperatorCalls.requestOpening, asked)
  await agree(world, change.id, reason)
  return draft.id
}

function textsOf(slug: string) {
  const drama = studio.dramas.find((known) => known.slug === slug)
  const textIn = (language: ClientLanguage) => ({
    title: `${drama?.titles[language] ?? ''} II`,
    intro: `<p>${drama?.intros[language] ?? ''}</p>`,
    rights: rights[language] ?? '',
    risk: risk[language] ?? '',
  })
  return { 'zh-CN': textIn('zh-CN'), en: textIn('en'), vi: textIn('vi'), pt: textIn('pt') }
}
