import { Hero } from '../../domains/drama/home/hero.tsx'
import { ClipPlayer } from '../../domains/drama/player/clip-player.tsx'
import { StarScreen } from '../../domains/stars/screens/star-screen.tsx'
import { StarsScreen } from '../../domains/stars/screens/stars-screen.tsx'

/** The stars, below banners as home has them. */
export const StarsPage = () => <StarsScreen Banners={Hero} />

/** A star and their posts; a video plays as episodes do. */
export const StarPage = () => <StarScreen Clip={ClipPlayer} />
