import { bannerOperatorCalls } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { playOperatorCalls } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { unlockOperatorCalls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { bannerHandlers } from './banners.ts'
import { chartHandlers } from './charts.ts'
import { dramaHandlers } from './dramas.ts'
import { episodeHandlers } from './episodes.ts'
import { failedUnlockHandlers } from './failed-unlocks.ts'
import { homeHandlers } from './home.ts'
import { playHandlers } from './plays.ts'
import { posterHandlers } from './posters.ts'
import { termsHandlers } from './terms.ts'
import { typeHandlers } from './types.ts'

/** What operators do about dramas. */
export const bindDramaCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(dramaOperatorCalls, { ...dramaHandlers(needs), ...typeHandlers(needs) }),
  ...bindCalls(episodeOperatorCalls, episodeHandlers(needs)),
  ...bindCalls(bannerOperatorCalls, bannerHandlers(needs)),
  ...bindCalls(playOperatorCalls, playHandlers(needs)),
  ...bindCalls(discoverOperatorCalls, { ...chartHandlers(needs), ...homeHandlers(needs) }),
  ...bindCalls(shareOperatorCalls, { ...termsHandlers(needs), ...posterHandlers(needs) }),
  ...bindCalls(unlockOperatorCalls, failedUnlockHandlers(needs)),
]
