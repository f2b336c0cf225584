import { removeStored } from '../../platform/storage/storage.ts'
import { clearSearchHistory } from './search/search-history.ts'
import { clearWatched } from './watched.ts'

/** Removes what the member watched and searched for on this device (S-20). */
export const forgetMember = (): void => {
  clearWatched()
  clearSearchHistory()
  removeStored('offline-copies')
}
