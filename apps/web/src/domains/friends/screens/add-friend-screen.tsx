import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'

export const AddFriendScreen = () => (
  <Screen>
    <SkeletonRows />
  </Screen>
)
