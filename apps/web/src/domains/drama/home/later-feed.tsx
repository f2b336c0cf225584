import { idlePart } from '../../../ui/feedback/idle-part.tsx'
import { DramaGridSkeleton } from './drama-grid.tsx'

/** The dramas of a category; home is drawn without its program. */
export const LaterFeed = idlePart(async () => (await import('./feed.tsx')).Feed, {
  placeholder: <DramaGridSkeleton columns={2} count={4} />,
})
