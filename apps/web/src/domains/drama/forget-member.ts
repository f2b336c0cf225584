import { clearSearchHistory } from './search/search-history.ts'
import { clearWatched } from './watched.ts'

/** What the member watched and searched for on this device goes with him (S-20). */
export const forgetMember = (): void => {
  clearWatched()
  clearSearchHistory()
}
