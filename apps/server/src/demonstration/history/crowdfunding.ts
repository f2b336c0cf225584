import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { studio } from '@cliffhanger/demo-films/studio.ts'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { demoPassword } from '../../domains/account/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { projectCoverKey } from '../make-project-covers.ts'
import { fundings, genre, type PastProject, projects, rights, risk } from './projects.ts'
import type { Person, World } from './world.ts'

/** Everybody of the past pays by it, and so can whoever signs in as one of them. */
export const demoPayPassword = '246810'

/** Projects in each state, a pool that ran dry once, and orders that were settled, left early, refunded, and never paid. */
export async function planCrowdfunding(world: World): Promise<void> {
  const { simulation, timeline, moment } = world
  // The day after the operators began, from when on they count as two people.
  timeline.at(moment(2, 10), () => admitEverybody(world))
  for (const { day, amount } of fundings) timeline.at(moment(day, 9), () => fundPool(world, amount))
  const typeId = await insertType(simulation.context.db)
  const payers = new Set<Person>()
  for (const project of projects) {
    let projectId = 0
    timeline.at(moment(Math.min(project.opens - 1, world.days - 1), 12), async () => {
      projectId = await insertProject(world, typeId, project)
    })
    for (const { who, day, units, ends, isUnpaid } of project.joins)
      timeline.at(moment(day, 14), async () => {
        const person = world.person(who)
        if (ends && !payers.has(person)) await setPayPassword(world, person)
        if (ends) payers.add(person)
        const orderId = await join(world, person, { projectId, units, isPaid: !isUnpaid })
        if (!ends) return
        timeline.at(moment(ends.day, 19), () =>
          simulation.call(person, crowdOrderCalls.takeOut, {
            order_id: orderId,
            type: ends.type,
            pay_password: demoPayPassword,
          }),
        )
      })
  }
}

/** A demonstration asks nobody for their identity. */
async function admitEverybody({ simulation, operators: [operator, second] }: World): Promise<void> {
  const { version } = await simulation.call(operator, ledgerOperatorCalls.getWalletSettings, {})
  const reason = 'Nobody of a demonstration has an identity card'
  const changes = { crowdfunding_need_real_name: 0 } as const
  const asked = { version, changes, reason }
  const { change } = await simulation.call(operator, ledgerOperatorCalls.changeWalletSettings, asked)
  if (!change) return
  const agreed = { id: change.id, decision: 'agree', reason } as const
  await simulation.call(second, staffCalls.decideOperatorChange, agreed)
}

async function fundPool({ simulation, operators: [operator, second] }: World, amount: string): Promise<void> {
  const reason = 'Interest of the coming weeks'
  const asked = { pool: 'projects', coin_code: 'money', amount, reason } as const
  const { request } = await simulation.call(operator, ledgerOperatorCalls.requestFunding, asked)
  const agreed = { id: request.id, decision: 'agree', reason } as const
  await simulation.call(second, ledgerOperatorCalls.decideLedgerRequest, agreed)
}

const setPayPassword = ({ simulation }: World, person: Person) =>
  simulation.call(person, paymentPasswordCalls.setPaymentPassword, {
    pay_password: demoPayPassword,
    pay_password2: demoPayPassword,
    login_pwd: demoPassword,
  })

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

const insertType = async (db: Db): Promise<number> =>
  (await db.one<{ id: number }>(`insert into crowd_types (names) values ($1) returning id`, [JSON.stringify(genre)])).id

async function insertProject({ simulation, moment }: World, typeId: number, project: PastProject): Promise<number> {
  const { db, clock } = simulation.context
  const drama = studio.dramas.find(({ slug }) => slug === project.slug)
  const texts = Object.fromEntries(
    clientLanguages.map((language) => [
      language,
      {
        title: `${drama?.titles[language] ?? ''} II`,
        intro: `<p>${drama?.intros[language] ?? ''}</p>`,
        rights: rights[language],
        risk: risk[language],
      },
    ]),
  )
  const { unitPrice, units, least, rate, term, opens, closes, owner, slug } = project
  const { id } = await db.one<{ id: number }>(
    `insert into crowd_projects (type_id, texts, copyright_owner, cover_key, unit_price, units_total, units_left, min_amount, min_unit, max_unit, day_rate,
       cycle_days, starts_ms, ends_ms, stage, created_ms, changed_ms) values ($1, $2, $3, $4, $5, $6, $6, $7, 1, 0, $8, $9, $10, $11, 'open', $12, $12) returning id`,
    [
      typeId,
      JSON.stringify(texts),
      owner,
      projectCoverKey(slug),
      unitPrice,
      units,
      least,
      rate,
      term,
      moment(opens, 10),
      moment(closes, 22),
      clock(),
    ],
  )
  return id
}
