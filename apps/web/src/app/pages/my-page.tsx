import { MyScreen } from '../../domains/account/screens/my-screen.tsx'
import { MyCodeSheet } from '../../domains/friends/components/my-code.tsx'

/** My profile, with my number as a code that friends scan. */
export const MyPage = () => <MyScreen renderCode={(code) => <MyCodeSheet {...code} />} />
