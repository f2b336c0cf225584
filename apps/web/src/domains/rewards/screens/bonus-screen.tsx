import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'

export const BonusScreen = () => (
  <Screen>
    <SkeletonRows />
  </Screen>
)
