import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { Actor } from '../caller.ts'
import { localIdOf } from '../local-id.ts'
import {
  cannedAnswers,
  closedQuestions,
  openQuestions,
  type Question,
  waitingQuestions,
} from './customer-service-texts.ts'
import type { World } from './world.ts'

/** How long members wait for the first answer, in turns. */
const answerMinutes = [4, 11, 7, 26, 18, 140, 9, 5, 38, 12] as const

/** The day of the first case, counted from the end; the others follow some days apart. */
const firstDaysAgo = 38
const daysApart = 4

/** What the cast asks customer service, and what became of it: cases that are over and rated, those somebody works on, and those that wait. */
export function planCustomerService(world: World): Promise<void> {
  const { simulation, timeline, days, moment, operators } = world
  const [owner] = operators
  timeline.at(moment(days - firstDaysAgo - 1, 9), async () => {
    for (const one of cannedAnswers) await simulation.call(owner, supportOperatorCalls.createCannedAnswer, one)
  })
  const plan = (question: Question, atMs: number, minutes: number, operator: Actor, isOver: boolean): void => {
    timeline.at(atMs, () => write(world, question, question.words))
    if (question.answer === undefined) return
    timeline.at(atMs + minutes * minuteMs, () => answer(world, operator, question))
    if (isOver) timeline.at(atMs + (minutes + 9) * minuteMs, () => close(world, operator, question))
  }
  for (const [index, question] of closedQuestions.entries()) {
    const atMs = moment(days - firstDaysAgo + index * daysApart, 10 + (index % 9)) + index * minuteMs
    const operator = operators[index % 2] ?? owner
    plan(question, atMs, answerMinutes[index % answerMinutes.length] ?? 10, operator, true)
  }
  for (const [index, question] of openQuestions.entries())
    plan(question, moment(days - 1, 15 + index), 14, operators[index % 2] ?? owner, false)
  for (const [index, question] of waitingQuestions.entries())
    plan(question, moment(days - 1, 19) + index * 37 * minuteMs, 0, owner, false)
  return Promise.resolve()
}

async function write({ simulation, person }: World, { who }: Question, words: string): Promise<void> {
  await simulation.domains.friends.noteVisit(person(who).id)
  await simulation.call(person(who), chatCalls.sendPrivateMessage, {
    local_id: localIdOf(`customer service/${who}/${words}`),
    target_id: person('support').id,
    content_text: textContent(words),
  })
}

const caseOf = async ({ simulation, person }: World, { who }: Question): Promise<number> => {
  const target = { target_id: person('support').id }
  const { case: mine } = await simulation.call(person(who), supportCalls.getSupportCase, target)
  if (!mine) throw new Error(`${who} has no case`)
  return mine.case_id
}

async function answer(world: World, operator: Actor, question: Question): Promise<void> {
  const { who, answer: text = '', note } = question
  const id = await caseOf(world, question)
  await world.simulation.call(operator, caseOperatorCalls.takeCase, { id })
  const local_id = localIdOf(`customer service/answer/${who}`)
  await world.simulation.call(operator, caseOperatorCalls.answerCase, { id, local_id, text })
  if (note !== undefined) await world.simulation.call(operator, caseOperatorCalls.addCaseNote, { id, text: note })
}

async function close(world: World, operator: Actor, question: Question): Promise<void> {
  const { who, thanks, rating, comment = '' } = question
  if (thanks !== undefined) await write(world, question, thanks)
  const id = await caseOf(world, question)
  await world.simulation.call(operator, caseOperatorCalls.closeCase, { id })
  if (rating === undefined) return
  const rated = { case_id: id, rating, comment }
  await world.simulation.call(world.person(who), supportCalls.rateSupportCase, rated)
}
