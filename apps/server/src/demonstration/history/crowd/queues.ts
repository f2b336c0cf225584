import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import type { CastMember } from '../cast.ts'
import type { World } from '../world.ts'
import { uploadPicture } from './files.ts'
import { answers, complaints, feedback } from './queue-texts.ts'
import { refusals } from './refusals.ts'

const reportTotal = 32
const complainEvery = 5
const certificationTotal = 28
/** So many of the last reports, and of the last applications, nobody has looked at. */
const waitingTotal = 22
const foundTotal = 24
const foundCredited = 3

/** What waits for operators: reports, applications for certification, money nobody could be named for. Applicants were not certified on another way. */
export function planQueues(world: World, crowd: readonly CastMember[], applicants: readonly CastMember[]): void {
  const { timeline, days, moment } = world
  // Spread over the time since the first came; the last are of the last days.
  const dayOf = (index: number, total: number) =>
    index < total - waitingTotal ? 40 + index * 8 : days - 2 + (index % 2)
  for (let index = 0; index < reportTotal; index++) {
    const { name } = crowd[index * 2 + 1] ?? { name: '' }
    const about = index % complainEvery === 0 ? crowd[index * 2]?.name : undefined
    const atMs = moment(Math.max(60, dayOf(index, reportTotal)), 13) + index * minuteMs
    timeline.at(atMs, () => report(world, { name, about, index, isAnswered: index < reportTotal - waitingTotal }))
  }
  for (let index = 0; index < certificationTotal; index++) {
    const { name } = applicants[index] ?? { name: '' }
    const atMs = moment(Math.max(100, dayOf(index, certificationTotal)), 16) + index * minuteMs
    const isJudged = index < certificationTotal - waitingTotal
    timeline.at(atMs, () => apply(world, { name, index, isJudged }))
  }
  for (let index = 0; index < foundTotal; index++)
    timeline.at(moment(30 + index * 6, 10) + index * minuteMs, () => find(world, index))
}

interface Filed {
  readonly name: string
  readonly about: string | undefined
  readonly index: number
  readonly isAnswered: boolean
}

async function report(world: World, { name, about, index, isAnswered }: Filed): Promise<void> {
  const { simulation, operators } = world
  const person = world.person(name)
  const said = about === undefined ? feedback[person.language] : complaints
  const [introduction, description] = said?.[index % said.length] ?? complaints[0]
  const target =
    about === undefined
      ? { type: 'feedback' as const }
      : {
          type: 'user' as const,
          target_id: world.person(about).id,
          images: [await uploadPicture(world, person, index)],
        }
  const { id } = await simulation.call(person, reportsCalls.fileReport, { ...target, introduction, description })
  if (!isAnswered) return
  await simulation.call(operators[1], reportsOperatorCalls.takeReport, { id })
  const reply = answers[index % answers.length] ?? answers[0]
  await simulation.call(operators[1], reportsOperatorCalls.closeReport, { id, reply })
}

async function apply(
  world: World,
  { name, index, isJudged }: { readonly name: string; readonly index: number; readonly isJudged: boolean },
): Promise<void> {
  const { simulation, operators } = world
  const person = world.person(name)
  await simulation.call(person, realNameCalls.submitRealName, {
    real_name: person.fullName,
    id_card: `DEMO${String(1000 + index)}`,
    front_url: await uploadPicture(world, person, 100 + index),
    back_url: await uploadPicture(world, person, 200 + index),
  })
  if (!isJudged) return
  const judged = { user_id: person.id, version: 1 }
  await simulation.call(
    operators[0],
    realNameOperatorCalls.judgeRealName,
    index % 3 === 2
      ? { ...judged, status: realNameStates.failed, reason: refusals.realName[person.language] }
      : { ...judged, status: realNameStates.certified },
  )
}

/** Money that came to the bank account without a number; of some it turned out whose it is. */
async function find({ simulation, operators: [operator], person }: World, index: number): Promise<void> {
  const reason = 'Came without a number in its memo'
  const { item } = await simulation.call(operator, paymentOperatorCalls.bookFoundMoney, {
    provider: 'manual',
    amount: `${20 + index * 5}.00`,
    payment_ref: `FOUND-${index + 1}`,
    reason,
  })
  if (index >= foundCredited) return
  const { id: user_id } = person('linh')
  await simulation.call(operator, paymentOperatorCalls.creditSuspense, {
    id: item.id,
    user_id,
    reason: 'Its member showed the receipt',
  })
}
