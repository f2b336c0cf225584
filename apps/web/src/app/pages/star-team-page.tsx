import { OnlineLine } from '../../domains/drama/me/online-line.tsx'
import { StarTeamScreen } from '../../domains/teams/screens/star-team-screen.tsx'

/** My team, with how many of it are here now. */
export const StarTeamPage = () => <StarTeamScreen online={<OnlineLine />} />
