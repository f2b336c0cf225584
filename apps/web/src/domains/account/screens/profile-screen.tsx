import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'

export const ProfileScreen = () => (
  <Screen>
    <SkeletonRows />
  </Screen>
)
