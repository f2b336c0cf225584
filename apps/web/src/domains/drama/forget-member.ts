import { removeStored } from '../../platform/storage/storage.ts'
import { forgetFirstPicture } from '../../shared/first-picture.ts'
import { clearWaitingReports } from './offline/waiting-reports.ts'
import { clearSearchHistory } from './search/search-history.ts'
import { clearWatched } from './watched.ts'

/** Removes what the member watched and searched for on this device, and what their home began with (S-20). */
export const forgetMember = (): void => {
  clearWatched()
  forgetFirstPicture()
  clearWaitingReports()
  clearSearchHistory()
  removeStored('offline-copies')
}
