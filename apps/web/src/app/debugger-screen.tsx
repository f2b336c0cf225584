import { Screen } from '../ui/screen.tsx'

export const DebuggerScreen = () => <Screen>{null}</Screen>
