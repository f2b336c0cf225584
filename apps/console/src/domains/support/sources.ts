import type { CallData } from '@cliffhanger/contract/call.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CannedAnswer } from '@cliffhanger/contract/support/operator-schemas.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { useGetOne } from 'react-admin'
import { pageOf, type Source } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { periodSeconds } from '../../platform/list-period.ts'
import { isSomebodyHere } from '../../platform/presence.ts'
import { callServer } from '../../platform/server.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { writtenShortTexts } from '../../ui/short-texts.ts'

/** Things of which there is one. */
const onlyOne = 1

type Counts = CallData<typeof caseOperatorCalls.listCases>['counts'] & { readonly id: number }

/** The page of cases reads them itself, every few seconds; here are only those who wait. */
export const caseSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total } = await callServer(caseOperatorCalls.listCases, { queue: 'waiting', page, limit })
    return { list: list.map((line) => ({ ...line, id: line.case_id })), total }
  },
}

const readCounts = async (): Promise<Counts> => {
  const { counts } = await callServer(caseOperatorCalls.listCases, { queue: 'waiting', page: 1, limit: 1 })
  return { id: onlyOne, ...counts }
}

export const caseCountSource: Source = {
  list: async () => ({ list: [await readCounts()], total: 1 }),
  one: readCounts,
}

const pollMs = 20_000

/** How many cases wait for somebody; asked every 20 s while an operator looks at the page who may have cases. */
export const useCaseCounts = (): Counts | undefined => {
  const mayHave = useMayDo()('support.cases')
  const options = { enabled: mayHave, refetchInterval: () => (isSomebodyHere() ? pollMs : false) } as const
  return useGetOne<Counts>('case-counts', { id: onlyOne }, options).data
}

const readAnswers = async () => (await callServer(supportOperatorCalls.listCannedAnswers, {})).list

/** Every answer at once, to choose from. */
export interface CannedChoices {
  readonly id: number
  readonly list: readonly CannedAnswer[]
}

export const cannedChoiceSource: Source = {
  list: async () => ({ list: [{ id: onlyOne, list: await readAnswers() }], total: 1 }),
  one: async (id) => ({ id, list: await readAnswers() }),
}

const writtenAnswer = ({ title, texts }: Pick<CannedAnswer, 'title' | 'texts'>) => ({
  title: title.trim(),
  texts: writtenShortTexts(texts),
})

export const cannedAnswerSource: Source = {
  list: async (question) => pageOf(await readAnswers(), question),
  create: async (form, idempotencyKey) => {
    const asked = writtenAnswer(form as CannedAnswer)
    return (await callServer(supportOperatorCalls.createCannedAnswer, asked, { idempotencyKey })).answer
  },
  update: async (id, form) => {
    const asked = { id, version: Number(form['version']), ...writtenAnswer(form as CannedAnswer) }
    return (await callServer(supportOperatorCalls.editCannedAnswer, asked).catch(refuseStale)).answer
  },
}

export type ShownHours = CallData<typeof supportOperatorCalls.getSupportHours> & { readonly id: number }

const readHours = async (): Promise<ShownHours> => ({
  id: onlyOne,
  ...(await callServer(supportOperatorCalls.getSupportHours, {})),
})

export const hoursSource: Source = {
  list: async () => ({ list: [await readHours()], total: 1 }),
  one: readHours,
}

type Figures = CallData<typeof supportOperatorCalls.getSupportFigures>
export type ShownFigures = Figures & { readonly id: number }
export type OperatorFigures = Figures['operators'][number] & { readonly id: number }

/** From the first moment of the period until its end, or now. */
const readFigures = (period: unknown): Promise<Figures> => {
  const now = new Date()
  const { from, to } = periodSeconds(period, now)
  const end = to ?? Math.floor(now.getTime() / 1000)
  return callServer(supportOperatorCalls.getSupportFigures, { from: from ?? end - mostSeconds, to: end })
}

/** The longest period the server looks at. */
const mostSeconds = 366 * 86_400

export const figuresSource: Source = {
  list: async ({ filter }) => ({ list: [{ id: onlyOne, ...(await readFigures(filter['period'])) }], total: 1 }),
}

/** The same by operator, as the rows of a list. */
export const operatorFiguresSource: Source = {
  list: async (question) => {
    const { operators } = await readFigures(question.filter['period'])
    return pageOf(
      operators.map((row) => ({ ...row, id: row.operator?.id ?? 0 })),
      question,
    )
  },
}
