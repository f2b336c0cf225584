import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'

export const InformationScreen = () => (
  <Screen>
    <SkeletonRows />
  </Screen>
)
