import { useAddress } from '../../platform/navigation/router.tsx'

/** What the address of the second step of a task, whom to send to or which kind of account, says of the first: that it lies behind, and whether anything of this visit lies behind that. */
const marks = { behind: '1', first: 'first' } as const

export const useChosenMark = (): string => marks[useAddress().isFirst ? 'first' : 'behind']

/** The same, read out of the address; undefined where the task began with its second step. */
export const chosenIn = (query: URLSearchParams): { readonly wasFirst: boolean } | undefined => {
  const mark = query.get('chosen')
  return mark === marks.behind || mark === marks.first ? { wasFirst: mark === marks.first } : undefined
}
