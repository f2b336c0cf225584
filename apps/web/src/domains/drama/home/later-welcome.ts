import { laterPart } from '../../../ui/feedback/later-part.tsx'

/** Only whoever is new meets it, so its program does not belong to home's. */
export const LaterWelcome = laterPart(async () => (await import('./welcome.tsx')).Welcome)
