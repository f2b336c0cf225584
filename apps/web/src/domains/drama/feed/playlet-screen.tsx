import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { FeedView } from './feed-view.tsx'
import { Theatre } from './theatre.tsx'

/** Short dramas: a swipe feed over the whole screen, and the theatre with its categories; `tab` says which. With `first=recommended` the
 *  feed begins with what follows the member's taste. */
export const PlayletScreen = () => {
  const goBack = useGoBack('home')
  const query = useScreenQuery()
  const openTheatre = () => changeQuery('tab', 'theatre')
  return query.get('tab') === 'theatre' ? (
    <Theatre
      typeId={Number(query.get('type') ?? 0)}
      onType={(typeId) => changeQuery('type', typeId === 0 ? null : String(typeId))}
      onFeed={() => changeQuery('tab', null)}
      onBack={goBack}
    />
  ) : (
    <FeedView isRecommended={query.get('first') === 'recommended'} onTheatre={openTheatre} onBack={goBack} />
  )
}
