import { useAddress } from '../../platform/navigation/router.tsx'

/** What the address of a transfer's second step says of the first: that it lies behind, and whether anything of this visit lies behind that. */
const marks = { behind: '1', first: 'first' } as const

export const useChosenMark = (): string => marks[useAddress().isFirst ? 'first' : 'behind']

/** The same, read out of the address; undefined where the transfer began with its second step. */
export const chosenIn = (query: URLSearchParams): { readonly wasFirst: boolean } | undefined => {
  const mark = query.get('chosen')
  return mark === marks.behind || mark === marks.first ? { wasFirst: mark === marks.first } : undefined
}
