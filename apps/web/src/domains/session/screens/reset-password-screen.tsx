import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'

export const ResetPasswordScreen = () => (
  <Screen>
    <SkeletonRows />
  </Screen>
)
