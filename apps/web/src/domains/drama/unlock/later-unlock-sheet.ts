import { laterPart } from '../../../ui/feedback/later-part.tsx'

/** The unlock sheet, fetched when it is first wanted. */
export const LaterUnlockSheet = laterPart(async () => (await import('./unlock-sheet.tsx')).UnlockSheet)
