import { type CaseQueue, caseQueues } from '@cliffhanger/contract/support/operator-schemas.ts'

/** Where an operator is among the cases; it stands in the address. */
export interface CasePlace {
  readonly queue: CaseQueue
  readonly search: string
  readonly page: number
  /** 0: none is open. */
  readonly caseId: number
  /** The member of the case is looked at, where there is no room beside it. */
  readonly isDetailed: boolean
}

const whole = (written: string | null): number => (written !== null && /^\d{1,15}$/.test(written) ? Number(written) : 0)

export const placeOf = (params: URLSearchParams): CasePlace => ({
  queue: caseQueues.find((queue) => queue === params.get('queue')) ?? 'waiting',
  search: (params.get('search') ?? '').slice(0, 60),
  page: Math.max(1, whole(params.get('page'))),
  caseId: whole(params.get('case')),
  isDetailed: params.get('details') === '1',
})

/** The part of the address behind the question mark. */
export const paramsOf = ({ queue, search, page, caseId, isDetailed }: CasePlace): URLSearchParams =>
  new URLSearchParams({
    queue,
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(caseId > 0 && { case: String(caseId) }),
    ...(isDetailed && { details: '1' }),
  })

export const toPlace = (place: CasePlace): string => `/cases?${paramsOf(place).toString()}`
